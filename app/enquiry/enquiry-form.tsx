import { type ReactNode, useRef } from "react";
import { enquiryPath } from "#contract/enquiry.ts";
import { enquiryCopy } from "#content/copy/enquiry-form.ts";
import { EnquiryFields } from "./enquiry-fields.tsx";
import { errorsOf } from "./enquiry-state.ts";
import { FailedSentence } from "./failed-sentence.tsx";
import { FormFooter } from "./form-footer.tsx";
import { SentMessage } from "./sent-message.tsx";
import { useEnquiry } from "./use-enquiry.ts";
import visuallyHidden from "#app/ui/visually-hidden.module.css";
import styles from "./enquiry-form.module.css";

interface EnquiryFormProps {
  label: string;
  email: string;
  /** Shown to a visitor whose enquiry is urgent. */
  phoneLink: ReactNode;
  privacyPath: string;
  /** How the message begins, if it names a service or tests. */
  firstLine?: string | undefined;
}

/** Posts as a plain form before hydration, and with fetch afterwards. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { label, email, phoneLink, privacyPath, firstLine } = props;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLOutputElement>(null);
  const { state, submit, edit } = useEnquiry({ form, button, status }, firstLine);
  const sending = state.at === "sending";

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      action={enquiryPath}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={edit}
    >
      <EnquiryFields
        errors={errorsOf(state)}
        // In the document only: in the browser, React would replace what was typed before hydration.
        {...(import.meta.env.SSR && { typed: { message: firstLine ?? "" } })}
        disabled={sending}
      />
      <FormFooter privacyPath={privacyPath} sending={sending} button={button} />
      {/* Live regions must exist before their text changes to be announced. */}
      <p aria-live="polite" className={visuallyHidden.visuallyHidden}>
        {Object.keys(errorsOf(state)).length > 0 && enquiryCopy.correct}
      </p>
      <div className={styles.statuses}>
        <SentMessage
          sent={state.at === "sent"}
          reference={state.at === "sent" ? state.reference : undefined}
          phoneLink={phoneLink}
          status={status}
        />
        <div role="alert" className={styles.failed}>
          {state.at === "failed" && (
            <>
              <FailedSentence email={email} />
              <p>
                {state.offline && `${enquiryCopy.offline} `}
                {enquiryCopy.kept}
              </p>
            </>
          )}
        </div>
      </div>
    </form>
  );
}
