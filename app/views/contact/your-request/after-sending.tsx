import { useEffect, useMemo, useRef } from "react";
import { readEnquiry, sentSentence } from "#contract/enquiry.ts";
import { enquiryCopy } from "#content/copy/enquiry/enquiry-form.ts";
import { afterSendingCopy as copy } from "#content/copy/request/after-sending.ts";
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { formId, pages, requestFormPage } from "#content/copy/pages.ts";
import { laboratory } from "#derive/laboratory.ts";
import { Block } from "#app/blocks/block.tsx";
import { StepList } from "#app/blocks/steps/steps.tsx";
import { saveDraft } from "#app/enquiry/draft.ts";
import { deliveryOf } from "#app/request/delivery.ts";
import { countsOf } from "#app/request/entries.ts";
import { emptyRequest } from "#app/request/request.ts";
import { requestFragment } from "#app/request/request-link.ts";
import { useEntries, useRequestedIds } from "#app/request/use-request.ts";
import { PhoneLink } from "#app/shell/contact-links.tsx";
import { OutlineButton, TextButton } from "#app/ui/button/button.tsx";
import { useCopy } from "#app/ui/button/use-copy.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useResolved } from "#app/ui/use-resolved.ts";
import { goTo, type SentEnquiry } from "../contact-state.ts";
import { MessageText } from "./message-text.tsx";
import contact from "../contact.module.css";
import styles from "./after-sending.module.css";

interface AfterSendingProps extends Partial<SentEnquiry> {
  /** Links lead to the thanks by it. */
  id?: string;
  /** Without scripts there are no buttons, and no list. */
  isStatic?: boolean;
}

/** The page after an enquiry was sent: the thanks, what was sent, and what the visitor can do next. */
export function AfterSending(props: AfterSendingProps) {
  const { id, enquiry, reference, request = emptyRequest, isStatic = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { entries } = useEntries(request);
  const delivery = deliveryOf(entries, request);
  // The form needs what was sent, which has left the request.
  const fragment = useResolved(
    useMemo(() => requestFragment(request, reference), [request, reference]),
  );
  const left = useRequestedIds().length;
  const [announcement, copyText] = useCopy();
  useEffect(() => heading.current!.focus({ preventScroll: true }), []);

  function correct() {
    saveDraft({ ...readEnquiry(enquiry), message: "" });
    goTo(formId, { opening: copy.correction(reference) });
  }

  return (
    <div id={id} className={`stack ${contact.write}`} data-thanks>
      <div className="stack">
        <Eyebrow>{pages.contact.heading}</Eyebrow>
        <div role="status" className={styles.thanks}>
          <Icon name="check" />
          <h1 ref={heading} tabIndex={-1}>
            {sentSentence}
          </h1>
        </div>
        {reference && (
          <p className={`row ${styles.reference}`}>
            <small>{copy.reference}</small> <strong>{reference}</strong>
            {!isStatic && (
              <OutlineButton aria-label={copy.copy} onClick={() => void copyText(reference, copy)}>
                {copy.copyShort}
              </OutlineButton>
            )}
            {announcement}
          </p>
        )}
        {enquiry && (
          <p>
            {copy.writeTo} <strong>{enquiry.email}</strong> {copy.orCall}{" "}
            <strong>{enquiry.phone}</strong>.{!isStatic && ` ${copy.notRight} `}
            {!isStatic && <TextButton onClick={correct}>{copy.correct}</TextButton>}
          </p>
        )}
      </div>
      <Block heading={copy.heading}>
        <StepList steps={copy.steps(delivery)} />
      </Block>
      <div className="stack">
        <div className="row">
          {delivery.place && (
            <ButtonLink to={requestFormPage.path + (fragment ?? "")}>{copy.form}</ButtonLink>
          )}
          {!isStatic && (
            <TextButton onClick={() => goTo(yourRequestCopy.regionId, { startsRequest: true })}>
              {left ? copy.sendLeft(left) : copy.startNew}
            </TextButton>
          )}
          <span>
            {enquiryCopy.urgent} <PhoneLink phone={laboratory.phones[0]} inSentence />.
          </span>
        </div>
        {enquiry && (
          <MessageText
            label={copy.sent}
            note={countsOf(entries).join(", ")}
            text={enquiry.message}
          />
        )}
      </div>
    </div>
  );
}
