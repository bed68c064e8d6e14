import { expect, test } from "vitest";
import { datedMarks, endedCertificates } from "./dated-marks.ts";

const texts = { title: "Certificate", covers: "", text: "", standard: "", placeholder: false };
const certificates = [
  { ...texts, id: "a", validUntil: "2026-06-01" },
  { ...texts, id: "b" },
];
const closures = [{ on: "2026-12-25", reason: "Feast" }];
const notice = { text: "We move.", until: "2026-07-01" };

test.each([
  ["2026-04-01", closures, []],
  ["2026-04-01", [], ["closures"]],
  ["2026-04-02", closures, ["accreditation"]],
  ["2026-07-01", closures, ["accreditation"]],
  ["2026-07-02", closures, ["accreditation", "notice"]],
  ["2026-10-01", closures, ["closures", "accreditation", "notice"]],
])(
  "on %s, 60 days before an end and 92 before a year, what is out of date is named",
  (today, days, named) => {
    const marks = datedMarks(today, { closures: days, certificates, notice });
    expect(marks.map(({ file }) => file)).toEqual(named.map((name) => `content/${name}.ts`));
  },
);

test("a certificate has ended on the day after its last day", () => {
  expect(endedCertificates("2026-06-01", certificates)).toEqual([]);
  expect(endedCertificates("2026-06-02", certificates)).toEqual([
    "Certificate, valid until 1 June 2026",
  ]);
});
