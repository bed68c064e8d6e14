import { useMemo } from "react";
import { data, useLocation, useNavigate, useSearchParams } from "react-router";
import { centres } from "#content/centres.ts";
import { centresCopy, contactGuideCopy } from "#content/copy/enquiry/contact.ts";
import { enquiryCopy } from "#content/copy/enquiry/enquiry-form.ts";
import { centresId, formId, requestParameter, pages } from "#content/copy/pages.ts";
import { servicePageCopy } from "#content/copy/pages/service-page.ts";
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { pricing } from "#content/pricing.ts";
import { todayInIndia } from "#derive/dates/calendar.ts";
import { kebabCase } from "#derive/kebab-case.ts";
import { laboratory, postalAddress } from "#derive/laboratory.ts";
import { firstLineFor } from "#derive/pages/ask-about.ts";
import { EnquiryForm } from "#app/enquiry/enquiry-form.tsx";
import { askedLine } from "#app/finder/asked-path.ts";
import { type ComposedMessage, withoutSent } from "#app/request/request-message.ts";
import { requestStore } from "#app/request/request-store.ts";
import { rememberSent } from "#app/request/sent-requests.ts";
import { useRequest } from "#app/request/use-request.ts";
import { pageMeta } from "#app/shell/meta.ts";
import { PhoneLink } from "#app/shell/contact-links.tsx";
import { RequestBoundary } from "#app/shell/request-boundary.tsx";
import { contentId } from "#app/shell/frame.tsx";
import { Container } from "#app/ui/container.tsx";
import { Ruler } from "#app/ui/ruler/ruler.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Route } from "./+types/contact";
import { ContactDetails } from "./contact-details.tsx";
import { type ContactState, readContactState, type SentEnquiry } from "./contact-state.ts";
import { AfterSending } from "./request/after-sending.tsx";
import { composeCurrent, WhatYouSend } from "./request/what-you-send.tsx";
import { YourRequest } from "./your-request.tsx";
import styles from "./contact.module.css";
import "#app/styles/tables-and-details.css";

export function loader({ params }: Route.LoaderArgs) {
  const firstLine = params.service && firstLineFor(params.service);
  if (params.service && !firstLine) throw data(null, { status: 404 });
  return {
    centres: centres.map((centre) => ({ ...centre, id: kebabCase(centre.label) })),
    copy: centresCopy,
    postalAddress,
    guide: contactGuideCopy,
    onThisPage: servicePageCopy.onThisPage,
    pricing,
    firstLine,
  };
}

/** Where the thanks are. */
const sentId = "sent";

export const meta = () => pageMeta(pages.contact);

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { copy, guide } = loaderData;
  const [parameters] = useSearchParams();
  const request = useRequest();
  const navigate = useNavigate();
  const { pathname, search, hash, sent, opening, startsRequest } = useArrival();
  const hasRequest = request.items.length > 0;
  const begun = opening ?? askedLine(parameters, loaderData.firstLine);
  const goTo = (to: string, state: ContactState) => void navigate({ search, hash: to }, { state });

  function finish({ composed, ...what }: SentMessage) {
    if (!composed || composed.sent.items.length === 0) return;
    const { reference } = what;
    rememberSent({ day: todayInIndia(new Date()), reference, request: composed.sent });
    requestStore.change((current) => withoutSent(current, composed.sent));
    // A visitor who has left meanwhile is not brought back.
    if (window.location.pathname !== pathname) return;
    const state: ContactState = { sent: { ...what, request: composed.sent } };
    void navigate({ search, hash: sentId }, { replace: true, state });
  }

  const write = (
    <>
      <div className={styles.head}>
        <h1>{pages.contact.heading}</h1>
        <p>{pages.contact.lead}</p>
        <nav aria-label={loaderData.onThisPage}>
          <a href={`#${centresId}`}>{copy.heading}</a>
          <a href={`#${loaderData.pricing.id}`}>{loaderData.pricing.heading}</a>
        </nav>
      </div>
      <div className={styles.write}>
        <YourRequest
          request={request}
          hasSharedRequest={hash.startsWith(`#${requestParameter}`)}
          places={loaderData.centres}
          isStarted={startsRequest ?? false}
          onUse={() => goTo(yourRequestCopy.regionId, { startsRequest: true })}
          onChange={(message) => goTo(formId, { opening: message })}
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
      <ContactDetails {...loaderData} />
    </>
  );

  return (
    <>
      <Ruler surface="paper" />
      <main id={contentId} tabIndex={-1}>
        <Container className={styles.page}>
          {sent ? <AfterSending id={sentId} {...sent} /> : write}
        </Container>
      </main>
    </>
  );
}

interface SentMessage extends Omit<SentEnquiry, "request"> {
  composed?: ComposedMessage;
}

/** The first field of the request whose value is refused. */
const refusedField = () =>
  document.querySelector<HTMLElement>(`#${yourRequestCopy.regionId} [aria-invalid="true"]`);

/** What the address and the history entry say; the document does not know them. */
function useArrival() {
  const { pathname, search, hash, state } = useLocation();
  const isHydrated = useHydrated();
  const arrived = useMemo(() => readContactState(isHydrated && state), [isHydrated, state]);
  return { ...arrived, pathname, search, hash: isHydrated ? hash : "" };
}
