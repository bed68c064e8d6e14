import { site } from "#content/site.ts";
import { EmailLink, PhoneLink } from "./contact-links.tsx";

/** Two rows for a list of the ways to reach the laboratory. */
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
