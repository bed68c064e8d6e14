import { closures } from "#content/closures.ts";
import { site } from "#content/site.ts";
import { closuresOf, type WorkingDays } from "./dates/calendar.ts";

export { brandMark } from "#content/brand.ts";
export { placeOf, postalAddress } from "#content/site.ts";

/** What every page shows of the laboratory; other facts come from pages. */
export const laboratory: Omit<typeof site, "enquiryRetentionDays"> = site;

/** Those of the laboratory, or of the collection centre of this name. */
export const workingDays = (centre?: string): WorkingDays => ({
  days: site.hours.days,
  closures: closuresOf(closures, centre),
});

export const telephoneUrl = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`;

/** Opens a draft to this number, which the visitor sends. */
export const whatsappUrl = (number: string, text: string): string =>
  `https://wa.me/${number.replaceAll(/\D/g, "")}?text=${encodeURIComponent(text)}`;
