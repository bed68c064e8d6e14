import { data, useSearchParams } from "react-router";
import { centres, centresWords } from "#content/centres.ts";
import { contactForm } from "#content/enquiry.ts";
import { enquiryForms } from "#content/enquiry-form.ts";
import { pages } from "#content/pages.ts";
import { pricing } from "#content/pricing.ts";
import { schematic } from "#content/schematic.ts";
import { postalAddress, site } from "#content/site.ts";
import { firstLineFor } from "#derive/pages/ask-about.ts";
import { Schematic } from "#app/blocks/schematic.tsx";
import { listMessage } from "#app/enquiry-list/list-message.ts";
import { useChosenServices } from "#app/enquiry-list/use-chosen-services.ts";
import { YourTests } from "#app/enquiry-list/your-tests.tsx";
import { EnquiryForm } from "#app/enquiry/enquiry-form.tsx";
import { askedLine } from "#app/finder/asked-path.ts";
import { pageMeta } from "#app/meta.ts";
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
    words: centresWords,
    schematic,
    postalAddress,
    guide: contactForm,
    pricing,
    firstLine,
  };
}

export const meta = () => pageMeta(pages.contact);

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  const [parameters] = useSearchParams();
  const firstLine = loaderData.firstLine ?? askedLine(parameters) ?? "";
  const chosen = useChosenServices();
  return (
    <>
      <Ruler surface="paper" />
      <main id={contentId} tabIndex={-1}>
        <Container className={styles.page}>
          <div>
            <Eyebrow>{site.address.town}</Eyebrow>
            <h1>{pages.contact.heading}</h1>
            <p className={styles.lead}>{pages.contact.lead}</p>
            <dl className={styles.contacts}>
              <div>
                <dt>Laboratory</dt>
                <dd>
                  {loaderData.postalAddress}
                  <AddressActions name={site.name} address={loaderData.postalAddress} />
                </dd>
              </div>
              <PhoneAndEmail />
              <div>
                <dt>Working hours</dt>
                <dd>
                  {site.hours.words}
                  <OpeningNow hours={site.hours} />
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
              label={enquiryForms.contact}
              email={site.email}
              phoneLink={<PhoneLink phone={site.phones[0]} inSentence />}
              privacyPath={pages.privacy.path}
              firstLine={firstLine + listMessage(chosen.services)}
            />
          </section>
          <section className={styles.centres}>
            <div className={styles.about}>
              <h2>{words.heading}</h2>
              <p>{words.text}</p>
            </div>
            <Schematic {...loaderData.schematic} />
            <ul className={styles.cards}>
              {loaderData.centres.map((centre) => (
                <CentreCard key={centre.label} {...centre} words={words} />
              ))}
            </ul>
          </section>
          <Pricing {...loaderData.pricing} />
        </Container>
      </main>
    </>
  );
}
