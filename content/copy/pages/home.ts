import { claims, testingCertificate } from "../../claims.ts";
import { pricing } from "../../pricing.ts";
import { pages } from "../pages.ts";

const pricePath = `${pages.contact.path}#${pricing.id}`;

/** The headings and controls of the home page. */
export const homeCopy = {
  hero: {
    action: "Get Started",
    materials: "Materials",
    call: "Call",
    price: { label: "Prices", to: pricePath },
    carousel: {
      label: "Highlights",
      role: "carousel",
      slide: "slide",
      /** Between the number of a slide and the number of all. */
      of: "of",
      previous: "Previous slide",
      next: "Next slide",
      pause: "Pause slides",
      play: "Play slides",
      goTo: "Go to slide",
    },
  },
  accreditations: {
    label: "Accreditation",
    heading: "Our Accreditations",
    note: [
      `${testingCertificate.body} accredits our testing under certificate `,
      testingCertificate.number,
      `, for the tests in its scope, to ${claims.competenceStandard}.`,
    ],
    more: "What it covers and how to verify a report",
    carousel: {
      label: "Accreditations",
      role: "carousel",
      previous: "Previous accreditation",
      next: "Next accreditation",
      pause: "Pause accreditations",
      play: "Play accreditations",
    },
  },
  clients: {
    label: "The kinds of client we work for",
    heading: "Our Trusted Clients",
    action: "View All Clients",
    strip: { label: "Clients", pause: "Pause clients", play: "Play clients" },
  },
  enquiry: {
    label: "Enquiry",
    heading: "Send us an Enquiry",
    text: "Tell us the material, tests and quantity. We'll reply with sample requirements and a quotation.",
    price: pricing.heading,
    pricePath,
  },
} as const;
