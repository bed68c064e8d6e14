import { useMemo } from "react";
import { contactGuideCopy as guide } from "#content/copy/enquiry/contact.ts";
import { enquiryCopy } from "#content/copy/enquiry/enquiry-form.ts";
import { formId, requestParameter } from "#content/copy/pages.ts";
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { todayInIndia } from "#derive/dates/calendar.ts";
import { laboratory } from "#derive/laboratory.ts";
import { useHistoryEntry } from "#app/browser/history.ts";
import { EnquiryForm } from "#app/enquiry/enquiry-form.tsx";
import { askedLine } from "#app/finder/results/query-paths.ts";
import { RequestBoundary } from "#app/request/request-boundary.tsx";
import { type ComposedMessage, withoutSent } from "#app/request/request-message.ts";
import { emptyRequest } from "#app/request/request.ts";
import { requestStore } from "#app/request/request-store.ts";
import { rememberSent } from "#app/request/sent-requests.ts";
import { useRequest } from "#app/request/use-request.ts";
import { PhoneLink } from "#app/shell/contact-links.tsx";
import { goTo, readContactState, type SentEnquiry } from "./contact-state.ts";
import { AfterSending } from "./your-request/after-sending.tsx";
import { composeCurrent, WhatYouSend } from "./your-request/what-you-send.tsx";
import { YourRequest } from "./your-request/your-request.tsx";
import styles from "./contact.module.css";

/** Where the thanks are. */
const sentId = "sent";

/** The visitor's request and the form beside it, or the thanks once it is sent. */
export default function Contact({ firstLine }: { firstLine?: string }) {
  const request = useRequest();
  const { state, hash } = useHistoryEntry();
  const { sent, opening, startsRequest } = useMemo(() => readContactState(state), [state]);
  const hasRequest = request.items.length > 0;
  const begun = opening ?? askedLine(parameters(), firstLine);
  if (sent) return <AfterSending id={sentId} {...sent} />;
  return (
    <div className={`stack ${styles.write}`}>
      <YourRequest
        request={request}
        hasSharedRequest={hash.startsWith(`#${requestParameter}`)}
        isStarted={startsRequest ?? false}
      >
        <p>
          {guide.reply} {guide.urgent} <PhoneLink phone={laboratory.phones[0]} inSentence />.
        </p>
      </YourRequest>
      <EnquiryForm
        // Another opening begins another message.
        key={begun}
        firstId={formId}
        label={enquiryCopy.forms.contact}
        heading={enquiryCopy.details}
        opening={begun}
        compose={hasRequest ? composeCurrent : undefined}
        refused={refusedField}
        onSent={finish}
        preview={
          hasRequest && (
            <RequestBoundary>
              <WhatYouSend />
            </RequestBoundary>
          )
        }
      />
    </div>
  );
}

/** Those of the address; the document is the same for all. */
const parameters = () => new URLSearchParams(import.meta.env.SSR ? "" : location.search);

/** The first field of the request whose value is refused. */
const refusedField = () =>
  document.querySelector<HTMLElement>(`#${yourRequestCopy.regionId} [aria-invalid="true"]`);

interface SentMessage extends Omit<SentEnquiry, "request"> {
  composed?: ComposedMessage;
}

function finish({ composed, ...what }: SentMessage) {
  const request = composed?.sent ?? emptyRequest;
  if (request.items.length > 0) {
    rememberSent({ day: todayInIndia(new Date()), reference: what.reference, request });
    requestStore.change((current) => withoutSent(current, request));
  }
  goTo(sentId, { sent: { ...what, request } }, { replace: true });
}
