import { expect, test } from "vitest";
import { datedMarks, endedCertificates } from "./dated-marks.ts";
import { marksIn } from "./marks.ts";

const shared = { typical: "2 kg" };

test("every mark is found with its path and its value", () => {
  const content = {
    site: { placeholder: ["name", "phones"], name: "Laboratory", phones: ["1", "2"], email: "e" },
    centres: [
      { label: "Samba", placeholder: true },
      { label: "Kathua", placeholder: false },
    ],
    soil: {
      name: "Soil",
      rows: {
        spt: { name: "SPT", confirm: true, sample: shared },
        cbr: { name: "CBR", sample: shared },
        cone: { name: "Cone", methods: ["A 1", "A 2"] },
        ph: { name: "pH", methods: ["A 3", "B 3"], methodsNeeded: "oneOf" },
      },
      figures: [{ label: "Depth", value: "10 m", from: "typical" }],
      unconfirmed: [{ statement: "a rig", question: "Do you have one?" }],
    },
  };
  expect(marksIn(content).map(({ kind, path, value }) => [kind, path, value])).toEqual([
    ["placeholder", "site.name", "Laboratory"],
    ["placeholder", "site.phones", "1, 2"],
    ["placeholder", "centres.0", "Samba"],
    ["confirm", "soil.rows.spt", "SPT"],
    ["typical", "soil.rows.spt.sample", "SPT: 2 kg"],
    ["unconfirmed", "soil.rows.cone.methods", "Cone: A 1, A 2"],
    ["typical", "soil.figures.0", "Depth: 10 m"],
    ["unconfirmed", "soil.unconfirmed.0", "a rig"],
  ]);
  expect(marksIn(content).at(-1)!.why).toBe("Do you have one?");
});

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
