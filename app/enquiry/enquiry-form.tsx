import { useRef } from "react";
import { enquiryPath, sentSentence } from "#contract/enquiry.ts";
import { EnquiryFields } from "./enquiry-fields.tsx";
import { errorsOf } from "./enquiry-state.ts";
import { FailedSentence } from "./failed-sentence.tsx";
import { FormFooter } from "./form-footer.tsx";
import { useEnquiry } from "./use-enquiry.ts";
import styles from "./enquiry-form.module.css";

interface EnquiryFormProps {
  label: string;
  email: string;
  privacyPath: string;
}

/** Posts as a plain form before hydration, and with fetch afterwards. */
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
      <FormFooter privacyPath={privacyPath} sending={sending} button={button} />
      {/* Live regions must exist before their text changes to be announced. */}
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
