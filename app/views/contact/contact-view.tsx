import type { ReactNode } from "react";
import { centresCopy, contactDetailsCopy } from "#content/copy/enquiry/contact.ts";
import { centresId, formId, pages } from "#content/copy/pages.ts";
import { servicePageCopy } from "#content/copy/pages/service-page.ts";
import { laboratory, postalAddress } from "#derive/laboratory.ts";
import type { ContactPage } from "#derive/pages/contact-page.ts";
import { Block } from "#app/blocks/block.tsx";
import { Directions } from "#app/shell/directions.tsx";
import { OpeningNow } from "#app/shell/opening-now/opening-now.tsx";
import { PhoneAndEmail } from "#app/shell/phone-and-email.tsx";
import { CentreCard } from "./centre-card/centre-card.tsx";
import { ClosedDays } from "./closed-days.tsx";
import styles from "./contact.module.css";

interface ContactViewProps {
  page: ContactPage;
  /** The visitor's request and the form; the thanks take the place of the whole page. */
  children: ReactNode;
}

export const ContactView = ({ page, children }: ContactViewProps) => (
  <div className={`container stack ${styles.page}`}>
    <div className={`row ${styles.head}`}>
      <h1>{pages.contact.heading}</h1>
      <p className="lead">{pages.contact.lead}</p>
      <nav className="row" aria-label={servicePageCopy.onThisPage}>
        <a href={`#${centresId}`}>{centresCopy.heading}</a>
        <a href={`#${page.pricing.id}`}>{page.pricing.heading}</a>
      </nav>
    </div>
    {children}
    <ContactDetails {...page} />
  </div>
);

/** How to reach the laboratory, where to bring samples, and what the price depends on. */
function ContactDetails({ centres, place, closedDays, pricing }: ContactPage) {
  return (
    <>
      <dl className={`grid cells ${styles.contacts}`}>
        <div>
          <dt>{contactDetailsCopy.laboratory}</dt>
          <dd>{postalAddress}</dd>
          <dd>
            <Directions name={laboratory.name} place={place} />
          </dd>
        </div>
        <PhoneAndEmail />
        <div>
          <dt>{contactDetailsCopy.hours}</dt>
          <dd>
            {laboratory.hours.text}
            <OpeningNow />
            <ClosedDays days={closedDays} />
          </dd>
        </div>
      </dl>
      <section id={centresId} className="stack">
        <h2>{centresCopy.heading}</h2>
        <p className="measure">{centresCopy.text}</p>
        <ul className="grid cells">
          {centres.map((centre) => (
            <CentreCard key={centre.label} {...centre} />
          ))}
        </ul>
      </section>
      <Block id={pricing.id} heading={pricing.heading} intro={pricing.intro}>
        <p>
          <a href={`#${formId}`}>{pricing.ask}</a>
        </p>
      </Block>
    </>
  );
}
