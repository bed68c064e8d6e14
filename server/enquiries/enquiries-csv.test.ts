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
};

test("quotes, commas and line breaks stay inside their cell", () => {
  const csv = asCsv([{ ...enquiry, message: 'He said "yes",\nthen no' }]);
  expect(csv).toContain('"He said ""yes"",\nthen no"');
  expect(csv.split("\r\n")[0]).toBe(
    "\uFEFFreference,received,name,email,phone,message,suspected,mail",
  );
});

test.each([
  "=1+1",
  "+91",
  "-2",
  "@sum",
  "\t=1",
  " =1",
  "\r=1",
  "＝1",
  "＋1",
  "－1",
  "＠sum",
  " ＝1",
])("%j is escaped, so that a spreadsheet does not run it", (name) => {
  expect(asCsv([{ ...enquiry, name }])).toContain(`"'${name}"`);
});
