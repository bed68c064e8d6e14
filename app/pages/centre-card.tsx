import type { Centre } from "#content/centres.ts";
import { EmailLink, PhoneLink } from "#app/shell/contact-links.tsx";
import { AddressActions } from "#app/shell/address-actions.tsx";

/** A collection centre that receives samples. */
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
      <AddressActions name={label} address={address} />
    </li>
  );
}
