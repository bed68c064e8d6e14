import { postalAddress, site } from "#content/site.ts";

export { brandMark } from "#content/brand.ts";
export { postalAddress };

/** What every page shows of the laboratory; other facts come from pages. */
export const laboratory: Omit<typeof site, "enquiryRetentionDays"> = site;

export const telephoneUrl = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`;
