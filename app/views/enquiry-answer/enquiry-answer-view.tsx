import { type Enquiry, type EnquiryField, enquiryPath } from "#contract/enquiry.ts";
import { type SlotKind, slotFor } from "#contract/no-script-pages.ts";
import { enquiryAnswersCopy } from "#content/copy/enquiry/enquiry-answers.ts";
import { enquiryCopy } from "#content/copy/enquiry/enquiry-form.ts";
import { EnquiryFields } from "#app/enquiry/enquiry-fields.tsx";
import { FailedSentence } from "#app/enquiry/failed-sentence.tsx";
import { FormFooter } from "#app/enquiry/form-footer.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import styles from "#app/enquiry/enquiry-form.module.css";

/** A template that the server fills in when a form post fails. */
export function EnquiryAnswerView({ page }: { page: keyof typeof enquiryAnswersCopy }) {
  const { heading, text } = enquiryAnswersCopy[page];
  return (
    <div className={`container ${styles.besideText}`}>
      <div>
        <Eyebrow>{enquiryCopy.forms.home}</Eyebrow>
        <h1>{heading}</h1>
        <div role="alert">
          {page !== "check" && <FailedSentence />}
          <p>{text}</p>
        </div>
      </div>
      {page !== "failed" && <NoScriptForm label={enquiryCopy.forms.home} />}
    </div>
  );
}

/** The form with slots in which the server puts values and validation messages. */
const NoScriptForm = ({ label }: { label: string }) => (
  <form className={styles.form} aria-label={label} action={enquiryPath} method="post" noValidate>
    <EnquiryFields
      typed={slots("typed")}
      errors={slots("error")}
      // The type only allows "true"; the server fills in "true" or "false".
      invalid={slots("invalid") as Record<EnquiryField, "true">}
    />
    <FormFooter />
  </form>
);

export const slots = (kind: SlotKind): Enquiry => ({
  name: slotFor(kind, "name"),
  email: slotFor(kind, "email"),
  phone: slotFor(kind, "phone"),
  message: slotFor(kind, "message"),
});
