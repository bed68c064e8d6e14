import { pages } from "./pages.ts";
import { site } from "./site.ts";

/** Text of the enquiry forms, and of the pages that a form posted without scripts leads to. */
export const enquiryForms = { home: "Enquiry", contact: "Contact" } as const;

export const enquiryWords = {
  phoneHint: "10 digits, without +91",
  /** Followed by a link to the privacy page. */
  use: "We use these details only to reply.",
  privacy: "Privacy notice",
  /** Followed by the reference. */
  reference: "Your reference is",
  /** Followed by a phone number. */
  urgent: "If it's urgent, call",
  offline: "This device seems to be offline.",
  kept: "Your text is still in the form.",
} as const;

/** How a message that was opened from a service page begins. */
export const firstLineAbout = (service: string) => `Enquiry about ${service}:\n`;

export const contactForm = {
  heading: "Send an enquiry",
  text: "Tell us what you have, which tests you need and by when. We'll reply by e-mail or phone.",
  include: {
    heading: "Include in your message",
    points: [
      "Material or structure, and where it comes from",
      "Tests required, with the standard if you know it",
      "Number of samples, or the length or area to survey",
      "When you can send samples, or when the site is ready",
      "Whether you need a pass/fail statement",
    ],
  },
  reply: {
    heading: "When to expect a reply",
    text: `We read and answer enquiries in working hours: ${site.hours.words}.`,
  },
} as const;

/** What a price depends on; it states no figure, because the laboratory has published none. */
export const pricing = {
  id: "price",
  heading: "What determines the price",
  intro:
    "We quote for each enquiry, because the same test can need different amounts of work. Four things matter:",
  points: [
    {
      title: "Tests and standards",
      text: "Which tests you need and the standard to follow, since methods differ in effort and equipment.",
    },
    {
      title: "Samples",
      text: "How many there are, and whether they must be cut, cored, cured or conditioned first.",
    },
    {
      title: "Place",
      text: "Laboratory or site. Site work adds travel, equipment, access and traffic arrangements.",
    },
    {
      title: "Report",
      text: "What the report must contain, such as a pass/fail statement or a recommendation.",
    },
  ],
  ask: "Ask for a quotation",
} as const;

/** The headings of the services index, and its way to the prices. */
export const servicesWords = {
  heading: "Our Services",
  price: {
    heading: "Prices",
    text: "We quote for each enquiry.",
    link: pricing.heading,
    to: `${pages.contact.path}#${pricing.id}`,
  },
} as const;

export const enquiryReceived = {
  title: "Enquiry received",
  heading: "Enquiry received",
  description: "Your enquiry has reached the laboratory.",
  next: {
    heading: "What happens next",
    text: "We've received your enquiry. If it's urgent, call",
  },
} as const;

export const enquiryAnswers = {
  check: {
    heading: "Please check your enquiry",
    text: "Your enquiry has not been sent yet. Please correct the fields marked below; everything else is as you entered it.",
  },
  retry: {
    heading: "Your enquiry was not sent",
    text: enquiryWords.kept,
  },
  failed: {
    heading: "Your enquiry was not sent",
    text: "Use your browser's Back button: your text should still be in the form.",
  },
} as const;
