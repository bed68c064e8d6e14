import { data, useSearchParams } from "react-router";
import { centres } from "#content/centres.ts";
import { contactDetailsCopy } from "#content/copy/contact-details.ts";
import { centresCopy, contactGuideCopy } from "#content/copy/contact.ts";
import { enquiryCopy } from "#content/copy/enquiry-form.ts";
import { pages } from "#content/copy/pages.ts";
import { pricing } from "#content/pricing.ts";
import { laboratory, postalAddress } from "#derive/laboratory.ts";
import { firstLineFor } from "#derive/pages/ask-about.ts";
import { listMessage } from "#app/request/list-message.ts";
import { useChosenServices } from "#app/request/use-chosen-services.ts";
import { YourTests } from "#app/request/your-tests.tsx";
import { EnquiryForm } from "#app/enquiry/enquiry-form.tsx";
import { askedLine } from "#app/finder/asked-path.ts";
import { pageMeta } from "#app/shell/meta.ts";
import { AddressActions } from "#app/shell/address-actions.tsx";
import { PhoneLink } from "#app/shell/contact-links.tsx";
import { contentId } from "#app/shell/frame.tsx";
import { OpeningNow } from "#app/shell/opening-now.tsx";
import { PhoneAndEmail } from "#app/shell/phone-and-email.tsx";
import { Container } from "#app/ui/container.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Ruler } from "#app/ui/ruler/ruler.tsx";
import type { Route } from "./+types/contact";
import { CentreCard } from "./centre-card.tsx";
import { ContactGuide } from "./contact-guide.tsx";
import { formSectionId, Pricing } from "../../blocks/pricing.tsx";
import styles from "./contact.module.css";

export function loader({ params }: Route.LoaderArgs) {
  const firstLine = params.service && firstLineFor(params.service);
  if (params.service && !firstLine) throw data(null, { status: 404 });
  return {
    centres,
    copy: centresCopy,
    postalAddress,
    guide: contactGuideCopy,
    pricing,
    firstLine,
  };
}

export const meta = () => pageMeta(pages.contact);

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { copy } = loaderData;
  const [parameters] = useSearchParams();
  const firstLine = loaderData.firstLine ?? askedLine(parameters) ?? "";
  const chosen = useChosenServices();
  return (
    <>
      <Ruler surface="paper" />
      <main id={contentId} tabIndex={-1}>
        <Container className={styles.page}>
          <div>
            <Eyebrow>{laboratory.address.town}</Eyebrow>
            <h1>{pages.contact.heading}</h1>
            <p className={styles.lead}>{pages.contact.lead}</p>
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
          </div>
          <YourTests {...chosen} />
          <section id={formSectionId} className={styles.write}>
            <ContactGuide {...loaderData.guide} />
            <EnquiryForm
              // Another service begins another message.
              key={firstLine}
              label={enquiryCopy.forms.contact}
              email={laboratory.email}
              phoneLink={<PhoneLink phone={laboratory.phones[0]} inSentence />}
              privacyPath={pages.privacy.path}
              firstLine={firstLine + listMessage(chosen.services)}
            />
          </section>
          <section className={styles.centres}>
            <div className={styles.about}>
              <h2>{copy.heading}</h2>
              <p>{copy.text}</p>
            </div>
            <ul className={styles.cards}>
              {loaderData.centres.map((centre) => (
                <CentreCard key={centre.label} {...centre} copy={copy} />
              ))}
            </ul>
          </section>
          <Pricing {...loaderData.pricing} />
        </Container>
      </main>
    </>
  );
}
