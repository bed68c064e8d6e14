import { site } from "#content/site.ts";
import { EmailLink, PhoneLink } from "./contact-links.tsx";

/** The phone and e-mail rows of a contact list. */
export function PhoneAndEmail() {
  return (
    <>
      <div>
        <dt>Phone</dt>
        {site.phones.map((phone) => (
          <dd key={phone}>
            <PhoneLink phone={phone} />
          </dd>
        ))}
      </div>
      <div>
        <dt>E-mail</dt>
        <dd>
          <EmailLink email={site.email} />
        </dd>
      </div>
    </>
  );
}
