import { countedCentres } from "../../centres.ts";
import { site } from "../../site.ts";

/** The address, phones and e-mail of the laboratory and its centres. */
export const contactDetailsCopy = {
  laboratory: "Laboratory",
  phone: "Phone",
  email: "E-mail",
  hours: "Working hours",
  closedDays: "Closed days",
  closedDay: (day: string, reason: string) => `${day}: ${reason}`,
  map: "Directions",
  mapOf: (name: string) => `Directions to ${name} (new tab)`,
} as const;

/** How a message begins that was opened from a service page. */
export const firstLineAbout = (service: string) => `Enquiry about ${service}:\n`;

/** From the scope page; chosen tests follow it. */
export const firstLineAboutScope = "Is this in the scope of your accreditation? Test and method:\n";

/** From the page about accreditation. */
export const firstLineAboutCertificates = "Please send us a copy of this certificate: ";

/** From a search that did not find what the visitor needs. */
export const firstLineAsking = (query: string) => `Do you test this? ${query}\n`;

/** When to expect a reply, beside the form. */
export const contactGuideCopy = {
  reply: `We answer in working hours, ${site.hours.text}.`,
  urgent: "Urgent? Call",
} as const;

export const centresCopy = {
  heading: "Collection centres",
  text: `Drop samples at your nearest centre, except water for bacteria: bring it chilled to ${site.address.town} on the day of sampling. At the ${countedCentres()} samples are only received: tests are carried out in ${site.address.town} or at your site. Please call before you come.`,
  /** For a centre without a phone. */
  answered: `Calls are answered in ${site.address.town}.`,
  call: "Call",
} as const;
