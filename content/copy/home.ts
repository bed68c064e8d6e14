import { testingCertificate } from "../claims.ts";

/** The headings and controls of the home page. */
export const homeCopy = {
  hero: {
    action: "Get Started",
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
    label: "NABL and ISO",
    heading: "Our Accreditations",
    note: `${testingCertificate.body} accredits our testing under certificate ${testingCertificate.number}.`,
    more: "See what it covers",
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
  },
} as const;

/** The link beside the search field. */
export const allServicesCopy = (count: number) => `All ${count} services`;

/** After the numbers under the hero. */
export const homeFactsCopy = {
  certificate: `${testingCertificate.body} testing certificate`,
  services: "services",
  engineers: "engineers",
  centres: "collection centres",
} as const;
