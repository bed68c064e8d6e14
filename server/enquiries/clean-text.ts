import { type Enquiry, type EnquiryField, enquiryFields } from "#contract/enquiry.ts";

/** Replaces control characters and lone surrogates, which databases and mail headers cannot hold. */
export const printable = (enquiry: Enquiry) =>
  mapFields(enquiry, (text, field) =>
    text
      .toWellFormed()
      .replaceAll("\r\n", "\n")
      .replaceAll(field === "message" ? /[^\P{Cc}\n\t]/gu : /\p{Cc}/gu, " "),
  );

export const trimmed = (enquiry: Enquiry) => mapFields(enquiry, (text) => text.trim());

function mapFields(
  enquiry: Enquiry,
  change: (text: string, field: EnquiryField) => string,
): Enquiry {
  const changed = { ...enquiry };
  for (const field of enquiryFields) changed[field] = change(enquiry[field], field);
  return changed;
}
