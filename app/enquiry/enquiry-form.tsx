import { type ReactNode, useRef } from "react";
import { enquiryPath } from "#contract/enquiry.ts";
import { enquiryCopy } from "#content/copy/enquiry-form.ts";
import { EnquiryFields } from "./enquiry-fields.tsx";
import { errorsOf } from "./enquiry-state.ts";
import { FailedSentence } from "./failed-sentence.tsx";
import { FormFooter } from "./form-footer.tsx";
import { SentMessage } from "./sent-message.tsx";
import { useEnquiry } from "./use-enquiry.ts";
import { TextButton } from "#app/ui/button/button.tsx";
import visuallyHidden from "#app/ui/visually-hidden.module.css";
import styles from "./enquiry-form.module.css";

interface EnquiryFormProps {
  /** Of the first field, for links to the form. */
  firstId?: string;
  label: string;
  heading?: string;
  /** How the message begins, if it names a service or tests. */
  firstLine?: string | undefined;
  /** The first line is the visitor's list, which can replace the message. */
  hasList?: boolean;
  onSent?: (reference: string | undefined) => void;
  /** Follows the thanks, which then take the place of the fields; `again` brings these back. */
  renderAfter?: (again: () => void) => ReactNode;
}

/** Posts as a plain form before hydration, and with fetch afterwards. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { firstId, label, heading, firstLine, hasList } = props;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLOutputElement>(null);
  const enquiry = useEnquiry({ form, button, status }, firstLine, props.onSent);
  const { state } = enquiry;
  const sending = state.at === "sending";
  const sent = state.at === "sent";

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        aria-label={label}
        action={enquiryPath}
        method="post"
        noValidate
        onSubmit={(event) => void enquiry.submit(event)}
        onInput={enquiry.edit}
      >
        <div className={styles.fields} hidden={sent && !!props.renderAfter}>
          {heading && <h2>{heading}</h2>}
          <EnquiryFields
            errors={errorsOf(state)}
            // In the document only: in the browser, React would replace what was typed before hydration.
            {...(import.meta.env.SSR && { typed: { message: firstLine ?? "" } })}
            disabled={sending}
            firstId={firstId}
            messageHint={hasList ? enquiryCopy.editable : undefined}
          />
          {hasList && enquiry.isEdited && (
            <TextButton onClick={enquiry.begin}>{enquiryCopy.rewrite}</TextButton>
          )}
          <FormFooter sending={sending} button={button} />
        </div>
        {/* Live regions must exist before their text changes to be announced. */}
        <p aria-live="polite" className={visuallyHidden.visuallyHidden}>
          {Object.keys(errorsOf(state)).length > 0 && enquiryCopy.correct}
        </p>
        <div className={styles.statuses}>
          <SentMessage sent={sent} reference={sent ? state.reference : undefined} status={status} />
          <div role="alert" className={styles.failed}>
            {state.at === "failed" && (
              <>
                <FailedSentence />
                <p>
                  {state.offline && `${enquiryCopy.offline} `}
                  {enquiryCopy.kept}
                </p>
              </>
            )}
          </div>
        </div>
      </form>
      {sent && props.renderAfter?.(enquiry.begin)}
    </>
  );
}
