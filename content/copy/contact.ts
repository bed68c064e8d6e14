import { centreCount } from "../centres.ts";
import { site } from "../site.ts";

/** What to write and when to expect a reply, beside the form. */
export const contactGuideCopy = {
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
    text: `We answer in working hours, ${site.hours.text}. Urgent? Call ${site.phones[0]}.`,
  },
} as const;

export const centresCopy = {
  heading: "Collection centres",
  text: `Drop samples at your nearest centre; we take them to the laboratory. The ${centreCount} centres only receive samples: tests are carried out in Jammu or at your site. Please call before you come.`,
  /** Of a centre without a phone. */
  answered: "Calls are answered in Jammu.",
  hours: "Hours",
  call: "Call",
} as const;
