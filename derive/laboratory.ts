import { postalAddress, site } from "#content/site.ts";

export { brandMark } from "#content/brand.ts";
export { postalAddress };

/** What every page shows of the laboratory; other facts reach components through loaders. */
export const laboratory: Omit<typeof site, "enquiryRetentionDays"> = site;

/** "+91 191 246 0000" becomes "tel:+911912460000". */
export const telephoneUrl = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`;
