import { contactDetailsCopy as copy } from "#content/copy/enquiry/contact.ts";
import button from "#app/ui/button/button.module.css";

const mapUrl = (place: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;

interface DirectionsProps {
  name: string;
  /** An address or coordinates. */
  place: string;
  isButton?: boolean;
}

/** A map of the way. */
export const Directions = ({ name, place, isButton }: DirectionsProps) => (
  <a
    href={mapUrl(place)}
    target="_blank"
    rel="noopener noreferrer"
    aria-label={copy.mapOf(name)}
    className={isButton ? `${button.button} ${button.outline}` : "target"}
    data-print="hidden"
  >
    {copy.map}
  </a>
);
