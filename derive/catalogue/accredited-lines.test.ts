import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import { accreditedLines, issuedScope } from "./accredited-lines.ts";
import { cataloguedTests } from "./catalogue.ts";

const id = "soil-testing/moisture-content";
const scope = [
  {
    test: id,
    method: "IS 2720 (Part 2)",
    range: "1 to 100 %",
    validFrom: "2026-01-01",
    validUntil: "2027-06-30",
  },
];
const text = "Accredited, TC-15823, valid until 30 June 2027: IS 2720 (Part 2), 1 to 100 %";

test.each([
  ["2025-12-31", []],
  ["2026-01-01", [{ text, until: "2027-06-30" }]],
  ["2027-06-30", [{ text, until: "2027-06-30" }]],
  ["2027-07-01", []],
])("a row says what the issued scope lists while it is valid: %s", (day, lines) => {
  expect(accreditedLines(id, scope, day)).toEqual(lines);
  expect(accreditedLines("soil-testing/spt", scope, day)).toEqual([]);
});

test("every imported line belongs to a test", () => {
  const ids = new Set(services.flatMap(cataloguedTests).map((each) => each.id));
  expect(issuedScope.filter((line) => !ids.has(line.test))).toEqual([]);
});
