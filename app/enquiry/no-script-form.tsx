import { type Enquiry, type EnquiryField, enquiryPath } from "#contract/enquiry.ts";
import { type SlotKind, slotFor } from "#contract/no-script-pages.ts";
import { EnquiryFields } from "./enquiry-fields.tsx";
import { FormFooter } from "./form-footer.tsx";
import styles from "./enquiry-form.module.css";

/** The form with slots in which the server puts values and validation messages. */
export function NoScriptForm({ label }: { label: string }) {
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
