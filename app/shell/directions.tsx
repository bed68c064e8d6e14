import { contactDetailsCopy as copy } from "#content/copy/enquiry/contact-details.ts";

const mapUrl = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** A map of the way to an address. */
export const Directions = ({ name, address }: { name: string; address: string }) => (
  <a
    href={mapUrl(address)}
    target="_blank"
    rel="noopener noreferrer"
    aria-label={copy.mapOf(name)}
    className="target"
    data-print="hidden"
  >
    {copy.map}
  </a>
);
