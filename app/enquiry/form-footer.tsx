import { enquiryWords } from "#content/enquiry-form.ts";
import { Button } from "#app/ui/button/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { Ref } from "react";
import styles from "./enquiry-form.module.css";

interface FormFooterProps {
  privacyPath: string;
  sending?: boolean;
  button?: Ref<HTMLButtonElement>;
}

/** The submit button and a link to the privacy page. */
export function FormFooter({ privacyPath, sending = false, button }: FormFooterProps) {
  return (
    <div className={styles.footer}>
      <Button ref={button} type="submit" disabled={sending}>
        {sending ? "Sending..." : "Send Enquiry"}
      </Button>
      <p className={styles.privacy}>
        {enquiryWords.use} <PageLink to={privacyPath}>{enquiryWords.privacy}</PageLink>
      </p>
    </div>
  );
}
