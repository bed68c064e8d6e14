import { stringify } from "csv-stringify/sync";
import { csvFormat } from "#contract/csv-format.ts";
import { enquiryFields } from "#contract/enquiry.ts";
import { indianTime } from "./indian-time.ts";
import type { ListedEnquiry } from "./store/records.ts";

const columns = ["reference", "received", ...enquiryFields, "suspected", "mail"];

export function asCsv(enquiries: readonly ListedEnquiry[]): string {
  const rows = enquiries.map((enquiry) => [
    enquiry.id,
    indianTime(enquiry.receivedAt),
    ...enquiryFields.map((field) => enquiry[field]),
    enquiry.suspected.join(" "),
    enquiry.mail,
  ]);
  // Without the byte-order mark Excel reads the file in an old encoding.
  return (
    stringify([columns], { ...csvFormat, bom: true }) +
    stringify(rows, { ...csvFormat, quoted: true })
  );
}
