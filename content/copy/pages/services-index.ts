import { pricing } from "../../pricing.ts";
import { pages } from "../pages.ts";

/** The headings of the services index, and its way to the prices. */
export const servicesIndexCopy = {
  heading: "Our Services",
  more: "Learn More",
  /** For screen readers, before the name of the service. */
  about: "about",
  price: {
    heading: "Prices",
    text: "We quote for each request.",
    link: pricing.heading,
    to: `${pages.contact.path}#${pricing.id}`,
  },
} as const;
