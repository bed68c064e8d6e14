import { expect, test } from "vitest";
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
