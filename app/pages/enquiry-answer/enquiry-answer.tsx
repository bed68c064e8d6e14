import {
  type NoScriptPage,
  noScriptPages,
  type SlotKind,
  slotFor,
} from "#contract/no-script-pages.ts";
import { enquiryAnswersCopy } from "#content/copy/enquiry/enquiry-answers.ts";
import { enquiryCopy } from "#content/copy/enquiry/enquiry-form.ts";
import { FailedSentence } from "#app/enquiry/failed-sentence.tsx";
import { pageTitle } from "#app/shell/meta.ts";
import { contentId } from "#app/shell/frame.tsx";
import { NotFound } from "#app/shell/not-found.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Ruler } from "#app/ui/ruler/ruler.tsx";
import { Container } from "#app/ui/container.tsx";
import type { Route } from "./+types/enquiry-answer";
import styles from "#app/enquiry/enquiry-form.module.css";
import { type Enquiry, type EnquiryField, enquiryPath } from "#contract/enquiry.ts";
import { EnquiryFields } from "#app/enquiry/enquiry-fields.tsx";
import { FormFooter } from "#app/enquiry/form-footer.tsx";

/** A template that the server fills in when a form post fails; visited by URL it is a 404. */
export default function EnquiryAnswerPage({ params }: Route.ComponentProps) {
  const page = noScriptPages.find((known) => known === params.page);
  return import.meta.env.SSR && page ? <Result page={page} /> : <NotFound />;
}

function Result({ page }: { page: NoScriptPage }) {
  const { heading, text } = enquiryAnswersCopy[page];
  return (
    <>
      <title>{pageTitle(heading)}</title>
      <meta name="robots" content="noindex" />
      <Ruler surface="paper" />
      <main id={contentId} tabIndex={-1}>
        <Container className={styles.besideText}>
          <div>
            <Eyebrow>{enquiryCopy.forms.home}</Eyebrow>
            <h1>{heading}</h1>
            <div role="alert">
              {page !== "check" && <FailedSentence />}
              <p>{text}</p>
            </div>
          </div>
          {page !== "failed" && <NoScriptForm label={enquiryCopy.forms.home} />}
        </Container>
      </main>
    </>
  );
}

/** The form with slots in which the server puts values and validation messages. */
function NoScriptForm({ label }: { label: string }) {
  return (
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
}

const slots = (kind: SlotKind): Enquiry => ({
  name: slotFor(kind, "name"),
  email: slotFor(kind, "email"),
  phone: slotFor(kind, "phone"),
  message: slotFor(kind, "message"),
});
