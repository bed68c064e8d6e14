import { contactDetailsCopy as copy } from "#content/copy/enquiry/contact-details.ts";
import button from "#app/ui/button/button.module.css";

const mapUrl = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

interface DirectionsProps {
  name: string;
  address: string;
  isButton?: boolean;
}

/** A map of the way to an address. */
export const Directions = ({ name, address, isButton }: DirectionsProps) => (
  <a
    href={mapUrl(address)}
    target="_blank"
    rel="noopener noreferrer"
    aria-label={copy.mapOf(name)}
    className={isButton ? `${button.button} ${button.outline}` : "target"}
    data-print="hidden"
  >
    {copy.map}
  </a>
);
