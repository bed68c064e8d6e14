import { expect, test } from "vitest";
import { complete, noon } from "../testing/enquiries.ts";
import { asCsv } from "./enquiries-csv.ts";

const enquiry = {
  ...complete,
  id: "K7MX-4XR2",
  receivedAt: noon,
  suspected: ["links"],
  mail: "sent" as const,
  mailError: "",
  acknowledgementError: "",
  rejected: [],
  jobs: [],
};

test("quotes, commas and line breaks stay inside their cell", () => {
  const csv = asCsv([{ ...enquiry, message: 'He said "yes",\nthen no' }]);
  expect(csv).toContain('"He said ""yes"",\nthen no"');
  expect(csv.split("\r\n")[0]).toBe(
    "\uFEFFreference,received,name,email,phone,message,suspected,mail",
  );
});

test("a formula is escaped, so that a spreadsheet does not run it", () => {
  expect(asCsv([{ ...enquiry, name: "=1+1" }])).toContain(`"'=1+1"`);
});
