import { centreCount } from "#content/centres.ts";
import { site } from "#content/site.ts";

/** What to write and when to expect a reply, beside the form. */
export const contactGuideCopy = {
  heading: "Send an enquiry",
  intro: "Tell us what you need, and we reply by e-mail or phone. It helps if you include:",
  points: [
    "Material or structure, and where it comes from",
    "Tests required, with the standard if you know it",
    "Number of samples, or the length or area to survey",
    "When you can send samples, or when the site is ready",
    "Whether you need a pass/fail statement",
  ],
  reply: `We answer in working hours, ${site.hours.text}.`,
  urgent: "Urgent? Call",
} as const;

export const centresCopy = {
  heading: "Collection centres",
  text: `Drop samples at your nearest centre, except water for bacteria: bring it chilled to ${site.address.town} on the day of sampling. The ${centreCount} centres only receive samples: tests are carried out in ${site.address.town} or at your site. Please call before you come.`,
  /** For a centre without a phone. */
  answered: `Calls are answered in ${site.address.town}.`,
  hours: "Hours",
  call: "Call",
} as const;
