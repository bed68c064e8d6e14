import { expect, test } from "vitest";
import { fitsHalfPage, fitsPhone } from "./table-width.ts";

const zones = {
  columns: ["IS sieve", "Zone I", "Zone II", "Zone III", "Zone IV"],
  rows: [["4.75 mm", "90–100", "90–100", "90–100", "95–100"]],
};
const mechanical = {
  columns: [
    "Grade",
    "Yield, N/mm², min",
    "Tensile strength, N/mm², min",
    "Elongation, %, min",
    "At maximum force",
  ],
  rows: [["Fe 415D", "415", "500", "18.0", "5"]],
};

test.each([
  ["numbers of a few characters", zones, true],
  ["long words in many columns", mechanical, false],
])("%s fit a phone and half a page: %o, %s", (_, table, fits) => {
  expect([fitsPhone(table), fitsHalfPage(table)]).toEqual([fits, fits]);
});

test.each([
  ["a text of two lines, which fills half the page", true],
  ["a sentence of more than two lines, which would leave the half beside it empty", false],
])("two columns with %s share half a page: %s", (text, isShared) => {
  expect(fitsHalfPage({ columns: ["Item", "Value"], rows: [["Drive", text]] })).toBe(isShared);
});
