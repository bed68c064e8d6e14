import { type ReactNode, useRef, useId } from "react";
import { enquiryPath, sentSentence } from "#contract/enquiry.ts";
import { enquiryCopy } from "#content/copy/enquiry/enquiry-form.ts";
import { EnquiryFields } from "./enquiry-fields.tsx";
import { errorsOf, phoneDigitsOf } from "./enquiry-state.ts";
import { FailedSentence } from "./failed-sentence.tsx";
import { FormFooter } from "./form-footer.tsx";
import { type EnquiryOptions, useEnquiry } from "./use-enquiry.ts";
import styles from "./enquiry-form.module.css";
import { laboratory } from "#derive/laboratory.ts";
import { PhoneLink } from "#app/shell/contact-links.tsx";
import { OutlineButton } from "#app/ui/button/button.tsx";

interface EnquiryFormProps<Composed extends { text: string }> extends EnquiryOptions<Composed> {
  /** Links to the form name its first field. */
  firstId?: string;
  label: string;
  heading?: string;
  /** Shows what is sent with the visitor's words. */
  preview?: ReactNode;
}

/** Posts as a plain form before hydration, and with fetch afterwards. */
export function EnquiryForm<Composed extends { text: string }>(props: EnquiryFormProps<Composed>) {
  const { firstId, label, heading, opening } = props;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLOutputElement>(null);
  const { state, submit, edit, takePhone } = useEnquiry({ form, button, status }, props);
  const sending = state.at === "sending";
  const sent = state.at === "sent";
  const phoneDigits = phoneDigitsOf(state);
  const nextId = useId();

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
      {heading && <h2>{heading}</h2>}
      <EnquiryFields
        errors={errorsOf(state)}
        // In the document only: in the browser, React would replace what was typed before hydration.
        {...(import.meta.env.SSR && { typed: { message: opening ?? "" } })}
        disabled={sending}
        phoneRemedy={
          phoneDigits && (
            <OutlineButton onClick={() => takePhone(phoneDigits)}>
              {enquiryCopy.takeDigits(phoneDigits)}
            </OutlineButton>
          )
        }
        firstId={firstId}
      />
      {props.preview}
      <FormFooter sending={sending} button={button} />
      {/* Live regions must exist before their text changes to be announced. */}
      <p aria-live="polite" className="visually-hidden">
        {Object.keys(errorsOf(state)).length > 0 && enquiryCopy.correct}
      </p>
      <div className={styles.statuses}>
        {/* The status holds the specified sentence alone and is described by what follows. */}
        <div className={styles.sent} data-sent={sent || undefined}>
          <output ref={status} tabIndex={-1} aria-describedby={nextId}>
            {sent && sentSentence}
          </output>
          {sent && (
            <p id={nextId}>
              {state.reference && (
                <>
                  {enquiryCopy.reference} <strong>{state.reference}</strong>.{" "}
                </>
              )}
              {enquiryCopy.urgent} <PhoneLink phone={laboratory.phones[0]} inSentence />.
            </p>
          )}
        </div>
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
  );
}
