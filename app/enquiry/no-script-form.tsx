import { type Enquiry, type EnquiryField, enquiryPath } from "#contract/enquiry.ts";
import { type SlotKind, slotFor } from "#contract/no-script-pages.ts";
import { EnquiryFields } from "./enquiry-fields.tsx";
import { FormFoot } from "./form-foot.tsx";
import styles from "./enquiry-form.module.css";

/** The form with slots for what was typed and what was wrong; the server fills them. */
export function NoScriptForm({ label, privacyPath }: { label: string; privacyPath: string }) {
  return (
    <form className={styles.form} aria-label={label} action={enquiryPath} method="post" noValidate>
      <EnquiryFields
        typed={slots("typed")}
        errors={slots("error")}
        // React asks for "true"; the server writes "true" or "false".
        invalid={slots("invalid") as Record<EnquiryField, "true">}
      />
      <FormFoot privacyPath={privacyPath} />
    </form>
  );
}

const slots = (kind: SlotKind): Enquiry => ({
  name: slotFor(kind, "name"),
  email: slotFor(kind, "email"),
  phone: slotFor(kind, "phone"),
  message: slotFor(kind, "message"),
});
