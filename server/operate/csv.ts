import { type Enquiry, enquiryFields } from "#contract/enquiry.ts";
import type { ListedEnquiry } from "../enquiries/store.ts";

const columns = ["reference", "received", ...enquiryFields, "suspected", "mail"] as const;

/** For spreadsheets. A cell that one would take for a formula is marked as text. */
export const asCsv = (enquiries: readonly ListedEnquiry[]): string =>
  [columns.join(","), ...enquiries.map((enquiry) => cells(enquiry).map(cell).join(","))]
    .map((line) => `${line}\r\n`)
    .join("");

const cells = (enquiry: ListedEnquiry): string[] => [
  enquiry.id,
  new Date(enquiry.receivedAt).toISOString(),
  ...enquiryFields.map((field) => (enquiry satisfies Enquiry)[field]),
  enquiry.suspected.join(" "),
  enquiry.mail,
];

const cell = (text: string) =>
  `"${(/^[\s]*[=+\-@\t\r|]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
