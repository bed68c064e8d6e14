import { Button } from "#app/ui/button/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { Ref } from "react";
import styles from "./enquiry-form.module.css";

interface FormFootProps {
  privacyPath: string;
  sending?: boolean;
  button?: Ref<HTMLButtonElement>;
}

/** The button, and beside it what becomes of the answers. */
export function FormFoot({ privacyPath, sending = false, button }: FormFootProps) {
  return (
    <div className={styles.foot}>
      <Button ref={button} type="submit" disabled={sending}>
        {sending ? "Sending..." : "Send Enquiry"}
      </Button>
      <p className={styles.privacy}>
        Used to answer you and nothing else: <PageLink to={privacyPath}>privacy</PageLink>
      </p>
    </div>
  );
}
