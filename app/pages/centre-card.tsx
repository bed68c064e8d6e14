import type { Centre } from "#content/centres.ts";
import { EmailLink, PhoneLink } from "#app/shell/contact-links.tsx";
import { PlaceActions } from "#app/shell/place-actions.tsx";

/** One place that receives samples. */
export function CentreCard({ label, address, contactPerson, phone, email }: Centre) {
  return (
    <li>
      <h3>{label}</h3>
      <address>
        <p>{address}</p>
        {contactPerson && <p>{contactPerson}</p>}
        {phone && (
          <p>
            <PhoneLink phone={phone} />
          </p>
        )}
        {email && (
          <p>
            <EmailLink email={email} />
          </p>
        )}
      </address>
      <PlaceActions name={label} address={address} />
    </li>
  );
}
