import { type Ref, useId } from "react";
import { sentSentence } from "#contract/enquiry.ts";
import { enquiryCopy } from "#content/copy/enquiry/enquiry-form.ts";
import { laboratory } from "#derive/laboratory.ts";
import { PhoneLink } from "#app/shell/contact-links.tsx";
import styles from "./enquiry-form.module.css";

interface SentMessageProps {
  sent: boolean;
  reference: string | undefined;
  status: Ref<HTMLOutputElement>;
}

/** The confirmation; its status holds the specified sentence alone and is described by what follows. */
export function SentMessage({ sent, reference, status }: SentMessageProps) {
  const nextId = useId();
  return (
    <div className={styles.sent} data-sent={sent || undefined}>
      <output ref={status} tabIndex={-1} aria-describedby={nextId}>
        {sent && sentSentence}
      </output>
      {sent && (
        <p id={nextId}>
          {reference && (
            <>
              {enquiryCopy.reference} <strong>{reference}</strong>.{" "}
            </>
          )}
          {enquiryCopy.urgent} <PhoneLink phone={laboratory.phones[0]} inSentence />.
        </p>
      )}
    </div>
  );
}
