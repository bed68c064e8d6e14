import { contactDetailsCopy } from "#content/copy/enquiry/contact.ts";
import { laboratory } from "#derive/laboratory.ts";
import { EmailLink, PhoneLink } from "./contact-links.tsx";

export function PhoneAndEmail() {
  return (
    <>
      <div>
        <dt>{contactDetailsCopy.phone}</dt>
        {laboratory.phones.map((phone) => (
          <dd key={phone}>
            <PhoneLink phone={phone} />
          </dd>
        ))}
      </div>
      <div>
        <dt>{contactDetailsCopy.email}</dt>
        <dd>
          <EmailLink email={laboratory.email} />
        </dd>
      </div>
    </>
  );
}
