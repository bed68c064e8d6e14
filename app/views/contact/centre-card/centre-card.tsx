import { centresCopy as copy } from "#content/copy/enquiry/contact.ts";
import { laboratory } from "#derive/laboratory.ts";
import type { ContactPage } from "#derive/pages/contact-page.ts";
import { Directions } from "#app/shell/directions.tsx";
import { CallLink, EmailLink, PhoneLink } from "#app/shell/contact-links.tsx";
import { OpeningNow } from "#app/shell/opening-now/opening-now.tsx";
import { ClosedDays } from "../closed-days.tsx";
import styles from "./centre-card.module.css";

type Centre = ContactPage["centres"][number];

/** A collection centre that receives samples; one without a phone is reached through the laboratory. */
export function CentreCard(centre: Centre) {
  const { id, label, address, contactPerson, phone, email, hours } = centre;
  const isLaboratorys = hours === laboratory.hours.text;
  return (
    <li id={id} className={`stack ${styles.card}`}>
      <div className={`row ${styles.head}`}>
        <h3>{label}</h3>
        {isLaboratorys && <OpeningNow centre={label} />}
      </div>
      <address>
        <p>{address}</p>
        {contactPerson && <p>{contactPerson}</p>}
        {phone ? <PhoneLink phone={phone} /> : <p>{copy.answered}</p>}
        {email && <EmailLink email={email} />}
      </address>
      <p>{isLaboratorys ? laboratory.hours.shortText : hours}</p>
      <ClosedDays days={centre.closedDays} />
      <div className={`grid ${styles.actions}`} data-print="hidden">
        <CallLink phone={phone ?? laboratory.phones[0]} label={copy.call} />
        <Directions name={label} place={centre.place} isButton />
      </div>
    </li>
  );
}
