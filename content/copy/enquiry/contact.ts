import { centreCount } from "../../centres.ts";
import { site } from "../../site.ts";

/** When to expect a reply, beside the form. */
export const contactGuideCopy = {
  reply: `We answer in working hours, ${site.hours.text}.`,
  urgent: "Urgent? Call",
} as const;

export const centresCopy = {
  heading: "Collection centres",
  text: `Drop samples at your nearest centre, except water for bacteria: bring it chilled to ${site.address.town} on the day of sampling. The ${centreCount} centres only receive samples: tests are carried out in ${site.address.town} or at your site. Please call before you come.`,
  /** For a centre without a phone. */
  answered: `Calls are answered in ${site.address.town}.`,
  call: "Call",
} as const;
