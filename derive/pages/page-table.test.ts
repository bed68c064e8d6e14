import { expect, test } from "vitest";
import { confirmedAtBooking } from "#content/copy/tables/booking.ts";
import type { TestGroup, TestsSection } from "#content/services/shape.ts";
import { cataloguedTables } from "../catalogue/catalogue.ts";
import { pageTable } from "./page-table.ts";

const textOf = ({ text }: { text?: string | undefined }) => text;

function pageOf(rows: TestGroup["rows"], table: Partial<TestsSection> = {}) {
  const [catalogued] = cataloguedTables({
    slug: "soil-testing",
    sections: [
      {
        kind: "tests",
        heading: "Tests",
        sample: { kind: "soil-bag", amount: { stated: "1 kg" } },
        groups: [{ rows } as TestGroup],
        notes: ["Sealed."],
        ...table,
      },
    ],
  });
  const page = pageTable(catalogued!);
  return { ...page, heads: page.columns.map(({ head }) => head), rows: page.groups[0]!.rows };
}

const cbr = { name: "CBR", methods: ["IS 2720 (Part 16)"] } as const;

test("cells hold only the quantity; What to bring says that figures are typical", () => {
  const { rows, notes } = pageOf({
    cbr: {
      ...cbr,
      sample: { kind: "soil-bag", amount: { typical: "20–25 kg" } },
      duration: { typical: "4 days" },
      note: "soaked",
    },
    swell: cbr,
  });
  expect(rows[0]!.cells.map(textOf)).toContain("20–\u206025 kg");
  expect(rows[0]!.notes.map(textOf)).toEqual(["soaked; takes 4 days"]);
  expect(notes).toEqual(["Sealed."]);
});

test("a sample that all tests share is said once, and needs no column", () => {
  const { heads, shared } = pageOf({ cbr, swell: cbr });
  expect(heads).toEqual(["Method"]);
  expect(shared.remarks).toEqual(["Sample: 1 kg."]);
});

test("a sample that most tests of a group share stands in its heading, the others in their rows", () => {
  const { groups, heads } = pageOf(
    {},
    {
      groups: [
        {
          heading: "Strength",
          rows: {
            cbr,
            swell: cbr,
            shear: { ...cbr, sample: { kind: "soil-bag", amount: { stated: "5 kg" } } },
          },
        },
      ],
    },
  );
  expect(groups[0]!.sample).toBe("1 kg, unless stated");
  expect(heads).toEqual(["Method", "Sample"]);
  expect(groups[0]!.rows.map(({ cells }) => textOf(cells.at(-1)!))).toEqual([
    undefined,
    undefined,
    "5 kg",
  ]);
});

test("a value that few rows have stands below their names instead of in a column", () => {
  const { heads, rows } = pageOf({
    cbr,
    swell: cbr,
    shear: cbr,
    limit: { ...cbr, specifications: ["IS 1498"], requirement: "max 50" },
  });
  expect(heads).toEqual(["Method"]);
  expect(rows[3]!.notes).toEqual([{ text: "Requirement: max 50", standards: ["IS 1498"] }]);
});

test("Indian and ASTM methods are separate columns where both are usual", () => {
  const both = { name: "CBR", methods: ["IS 2720 (Part 16)", "ASTM D1883"] } as const;
  const table = { methodColumns: "is-astm" } as const;
  expect(pageOf({ both }, table).heads).toEqual(["IS", "ASTM"]);
  expect(pageOf({ cbr, swell: cbr, shear: cbr, both }, table).heads).toEqual(["Method"]);
});

test.each([
  [{ typical: "1 kg" }, ["on site"]],
  [{ words: "none: borehole" }, []],
] as const)("a test on site whose sample is %o notes %s", (sample, notes) => {
  const { rows } = pageOf({
    cbr: { ...cbr, place: "site", sample: { kind: "soil-bag", amount: sample } },
  });
  expect(rows[0]!.notes.map(textOf)).toEqual(notes);
});

test("only a test that the laboratory has not confirmed says so", () => {
  const { rows } = pageOf({ cbr, pointLoad: { ...cbr, confirm: true } });
  expect(rows.map(({ notes }) => notes.map(textOf))).toEqual([[], [confirmedAtBooking]]);
});
