import { useRef } from "react";
import { enquiryPath, sentSentence } from "#contract/enquiry.ts";
import { EnquiryFields } from "./enquiry-fields.tsx";
import { errorsOf } from "./enquiry-state.ts";
import { FailedSentence } from "./failed-sentence.tsx";
import { FormFoot } from "./form-foot.tsx";
import { useEnquiry } from "./use-enquiry.ts";
import styles from "./enquiry-form.module.css";

interface EnquiryFormProps {
  label: string;
  email: string;
  privacyPath: string;
}

/** Posts by itself until scripts start, and sends without leaving the page after that. */
export function EnquiryForm({ label, email, privacyPath }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLOutputElement>(null);
  const { state, submit, edit } = useEnquiry({ form, button, status });
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
      <EnquiryFields errors={errorsOf(state)} disabled={sending} />
      <FormFoot privacyPath={privacyPath} sending={sending} button={button} />
      {/* Both are in the page from the start: what appears in them is then read aloud. */}
      <div className={styles.statuses}>
        <output ref={status} tabIndex={-1} className={styles.sent}>
          {state.at === "sent" && sentSentence}
        </output>
        <div role="alert" className={styles.failed}>
          {state.at === "failed" && (
            <>
              <FailedSentence email={email} />
              <p>
                {state.offline ? "This device seems to be offline. " : ""}
                What you wrote is still in the form.
              </p>
            </>
          )}
        </div>
      </div>
    </form>
  );
}
