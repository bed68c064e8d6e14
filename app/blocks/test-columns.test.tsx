import { expect, test } from "vitest";
import type { TestRow, TestsSection } from "#content/services/shape.ts";
import { cataloguedTables } from "#derive/catalogue/catalogue.ts";
import { pageTable } from "#derive/pages/page-table.ts";
import { testColumns } from "./test-columns.tsx";

const plain: TestRow = { name: "Moisture content", methods: ["IS 2720 (Part 2)"] };

function heads(row: Partial<TestRow>, table: Partial<TestsSection> = {}) {
  const section: TestsSection = {
    kind: "tests",
    heading: "Tests",
    sample: "bentonite",
    groups: [
      { specifications: ["IS 383:2016"], rows: { "moisture-content": { ...plain, ...row } } },
    ],
    ...table,
  };
  const [catalogued] = cataloguedTables({ slug: "soil-testing", sections: [section] });
  return testColumns(pageTable(catalogued!)).map(({ head }) => head);
}

test.each<[string, Partial<TestRow>, Partial<TestsSection>, string[]]>([
  ["only methods", {}, {}, ["Method"]],
  ["IS and ASTM methods", {}, { methodColumns: "is-astm" }, ["IS", "ASTM"]],
  [
    "a European method",
    { methods: ["BS EN 1337-3"] },
    { methodColumns: "is-astm" },
    ["IS or BS EN", "ASTM"],
  ],
  ["a limit", { requirement: "≤ 5 %" }, {}, ["Method", "Requirement"]],
  ["a specification", { specifications: ["IS 1498"] }, {}, ["Method", "Specification"]],
  ["several limits", {}, { requirementColumns: ["Low", "High"] }, ["Method", "Low", "High"]],
  ["its own sample", { sample: "cube" }, {}, ["Method", "Bring"]],
  ["the table's sample", { sample: "bentonite" }, {}, ["Method"]],
  ["a duration", { duration: { stated: "24 h" } }, {}, ["Method"]],
  ["another place", { place: "site" }, {}, ["Method", "Bring"]],
])("a table with %s", (_, row, table, columns) => {
  expect(heads(row, table)).toEqual(columns);
});
