import { expect, test } from "vitest";
import { typicalFigures } from "#content/copy/booking.ts";
import type { TestRow } from "#content/services/shape.ts";
import { cataloguedTables } from "../catalogue/catalogue.ts";
import { pageTable } from "./page-table.ts";

function pageOf(row: Pick<TestRow, "sample" | "duration" | "note" | "place">) {
  const rows = { cbr: { name: "CBR", methods: [], ...row } };
  const [table] = cataloguedTables({
    slug: "soil-testing",
    sections: [
      {
        kind: "tests",
        heading: "Tests",
        sample: { kind: "soil-bag", amount: { stated: "1 kg" } },
        groups: [{ rows }],
        notes: ["Sealed."],
      },
    ],
  });
  const { groups, notes } = pageTable(table!);
  return { test: groups[0]!.tests[0]!, notes };
}

test("cells hold only the quantity; one footnote says that a figure is typical", () => {
  const { test: row, notes } = pageOf({
    sample: { kind: "soil-bag", amount: { typical: "20–25 kg" } },
    duration: { typical: "4 days" },
    note: "soaked",
  });
  expect(row).toMatchObject({ sample: "20–\u206025 kg", note: "soaked; takes 4 days" });
  expect(notes).toEqual([typicalFigures, "Sealed."]);
});

test("a table without typical figures has no such footnote", () => {
  expect(pageOf({}).notes).toEqual(["Sealed."]);
});

test.each([
  [{ typical: "1 kg" }, "on site"],
  [{ words: "none: borehole" }, undefined],
] as const)("a test on site whose sample is %o notes %s", (sample, note) => {
  expect(
    pageOf({ place: "site", sample: { kind: "soil-bag", amount: sample } }).test.placeNote,
  ).toBe(note);
});
