import type { Ref } from "react";
import { enquiryCopy } from "#content/copy/enquiry/enquiry-form.ts";
import { pages } from "#content/copy/pages.ts";
import { Button } from "#app/ui/button/button.tsx";
import styles from "./enquiry-form.module.css";

interface FormFooterProps {
  sending?: boolean;
  button?: Ref<HTMLButtonElement>;
}

export function FormFooter({ sending = false, button }: FormFooterProps) {
  return (
    <div className={`row ${styles.footer}`}>
      <Button ref={button} type="submit" disabled={sending}>
        {sending ? enquiryCopy.sending : enquiryCopy.send}
      </Button>
      <p className="note">
        {enquiryCopy.use}{" "}
        <a href={pages.privacy.path} className="in-sentence">
          {enquiryCopy.privacy}
        </a>
      </p>
    </div>
  );
}
