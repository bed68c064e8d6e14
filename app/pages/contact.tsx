import { centres, centresWords } from "#content/centres.ts";
import { contactForm, enquiryForms } from "#content/enquiry.ts";
import { pages } from "#content/pages.ts";
import { schematic } from "#content/schematic.ts";
import { postalAddress, site } from "#content/site.ts";
import { Schematic } from "#app/blocks/schematic.tsx";
import { EnquiryForm } from "#app/enquiry/enquiry-form.tsx";
import { pageMeta } from "#app/meta.ts";
import { contentId } from "#app/shell/frame.tsx";
import { OpeningNow } from "#app/shell/opening-now.tsx";
import { PhoneAndEmail } from "#app/shell/phone-and-email.tsx";
import { AddressActions } from "#app/shell/address-actions.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Ruler } from "#app/ui/ruler/ruler.tsx";
import { Container } from "#app/ui/container.tsx";
import type { Route } from "./+types/contact";
import { CentreCard } from "./centre-card.tsx";
import styles from "./contact.module.css";

export const loader = () => ({
  centres,
  words: centresWords,
  schematic,
  postalAddress,
  form: contactForm,
});

export const meta = () => pageMeta(pages.contact);

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Ruler surface="paper" />
      <main id={contentId} tabIndex={-1}>
        <Container className={styles.page}>
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
          <section className={styles.write}>
            <div>
              <h2>{loaderData.form.heading}</h2>
              <p>{loaderData.form.text}</p>
            </div>
            <EnquiryForm
              label={enquiryForms.contact}
              email={site.email}
              privacyPath={pages.privacy.path}
            />
          </section>
          <section className={styles.centres}>
            <div className={styles.about}>
              <h2>{loaderData.words.heading}</h2>
              <p>{loaderData.words.text}</p>
            </div>
            <Schematic {...loaderData.schematic} />
            <ul className={styles.cards}>
              {loaderData.centres.map((centre) => (
                <CentreCard key={centre.label} {...centre} />
              ))}
            </ul>
          </section>
        </Container>
      </main>
    </>
  );
}
