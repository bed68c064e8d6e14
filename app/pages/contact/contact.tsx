import { type ComponentType, lazy, Suspense, useState } from "react";
import { data, useLocation, useSearchParams } from "react-router";
import { centres } from "#content/centres.ts";
import { contactDetailsCopy } from "#content/copy/contact-details.ts";
import { centresCopy, contactGuideCopy } from "#content/copy/contact.ts";
import { enquiryCopy } from "#content/copy/enquiry-form.ts";
import { enquiryListCopy } from "#content/copy/enquiry-list.ts";
import { centresId, formId, listParameter, pages } from "#content/copy/pages.ts";
import { servicePageCopy } from "#content/copy/service-page.ts";
import { pricing } from "#content/pricing.ts";
import { kebabCase } from "#derive/kebab-case.ts";
import { laboratory, postalAddress } from "#derive/laboratory.ts";
import { firstLineFor } from "#derive/pages/ask-about.ts";
import { Capabilities } from "#app/blocks/capabilities.tsx";
import { Points } from "#app/blocks/points.tsx";
import { orReport } from "#app/browser/or-report.ts";
import { EnquiryForm } from "#app/enquiry/enquiry-form.tsx";
import { askedLine } from "#app/finder/asked-path.ts";
import { emptyRequest } from "#app/request/request.ts";
import { requestList } from "#app/request/request-list.ts";
import type { RequestMessage } from "#app/request/request-message.ts";
import { useRequest } from "#app/request/use-request.ts";
import { pageMeta } from "#app/shell/meta.ts";
import { AddressActions } from "#app/shell/address-actions.tsx";
import { PhoneLink } from "#app/shell/contact-links.tsx";
import { contentId } from "#app/shell/frame.tsx";
import { OpeningNow } from "#app/shell/opening-now.tsx";
import { PhoneAndEmail } from "#app/shell/phone-and-email.tsx";
import { Container } from "#app/ui/container.tsx";
import { Ruler } from "#app/ui/ruler/ruler.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Route } from "./+types/contact";
import { CentreCard } from "./centre-card.tsx";
import type { AfterSendingProps } from "./request/after-sending.tsx";
import { loadParts, YourRequest } from "./your-request.tsx";
import styles from "./contact.module.css";

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

export const meta = () => pageMeta(pages.contact);

/** The thanks stay where what follows them cannot be loaded. */
const AfterSending = lazy((): Promise<{ default: ComponentType<AfterSendingProps> }> =>
  loadParts().then((parts) => ({ default: parts.AfterSending }), orReport({ default: () => null })),
);

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { copy } = loaderData;
  const [parameters] = useSearchParams();
  const request = useRequest();
  const [listed, setListed] = useState<RequestMessage>();
  const [sent, setSent] = useState<Omit<AfterSendingProps, "onAgain">>();
  const address = useAddress();
  const hasSharedList = address.includes(`#${listParameter}=`);
  const asksByAddress =
    hasSharedList || [formId, enquiryListCopy.regionId].some((id) => address.endsWith(`#${id}`));
  const hasList = request.items.length > 0;
  const about = askedLine(parameters, loaderData.firstLine);

  function finish(reference: string | undefined) {
    setSent({ request: listed?.named ?? emptyRequest, reference });
    if (hasList && listed) requestList.change(listed.left);
  }

  return (
    <>
      <Ruler surface="paper" />
      <main id={contentId} tabIndex={-1}>
        <Container className={styles.page}>
          <div className={styles.head}>
            <h1>{pages.contact.heading}</h1>
            <p>{pages.contact.lead}</p>
            <nav aria-label={loaderData.onThisPage}>
              <a href={`#${centresId}`}>{copy.heading}</a>
              <a href={`#${loaderData.pricing.id}`}>{loaderData.pricing.heading}</a>
            </nav>
          </div>
          <div
            className={styles.write}
            data-asked={loaderData.firstLine || asksByAddress || hasList || sent ? "" : undefined}
            data-sent={sent && ""}
          >
            {!sent && (
              <YourRequest
                request={request}
                hasSharedList={hasSharedList}
                places={loaderData.centres.map(({ label }) => label)}
                onMessage={setListed}
              >
                <div className={styles.guide}>
                  <Points {...loaderData.guide} />
                  <p>
                    {loaderData.guide.reply} {loaderData.guide.urgent}{" "}
                    <PhoneLink phone={laboratory.phones[0]} inSentence />.
                  </p>
                </div>
              </YourRequest>
            )}
            <EnquiryForm
              // Another service begins another message.
              key={about}
              firstId={formId}
              label={enquiryCopy.forms.contact}
              heading={enquiryCopy.details}
              firstLine={hasList ? [about, listed?.text].filter(Boolean).join("\n") : about}
              hasList={hasList && !!listed?.text}
              onSent={finish}
              renderAfter={(again) => (
                <Suspense>
                  {sent && (
                    <AfterSending
                      {...sent}
                      onAgain={() => {
                        setSent(undefined);
                        again();
                      }}
                    />
                  )}
                </Suspense>
              )}
            />
          </div>
          <dl className={styles.contacts}>
            <div>
              <dt>{contactDetailsCopy.laboratory}</dt>
              <dd>
                {loaderData.postalAddress}
                <AddressActions name={laboratory.name} address={loaderData.postalAddress} />
              </dd>
            </div>
            <PhoneAndEmail />
            <div>
              <dt>{contactDetailsCopy.hours}</dt>
              <dd>
                {laboratory.hours.text}
                <OpeningNow hours={laboratory.hours} />
              </dd>
            </div>
          </dl>
          <section id={centresId} className={styles.centres}>
            <h2>{copy.heading}</h2>
            <p>{copy.text}</p>
            <ul className={styles.cards}>
              {loaderData.centres.map((centre) => (
                <CentreCard key={centre.label} {...centre} copy={copy} />
              ))}
            </ul>
          </section>
          <Capabilities {...loaderData.pricing}>
            <p>
              <a href={`#${formId}`}>{loaderData.pricing.ask}</a>
            </p>
          </Capabilities>
        </Container>
      </main>
    </>
  );
}

/** The query and the fragment; the document does not know them. */
function useAddress(): string {
  const { search, hash } = useLocation();
  return useHydrated() ? search + hash : "";
}
