import { expect, test } from "vitest";
import { readLines } from "./read-lines.ts";

test.each([
  ["1  Slump test", { text: "Slump test", isOpen: false }],
  ["(ii) Slump test x 12", { text: "Slump test x 12", quantity: 12 }],
  ["1.03 Slump test, Qty: 4", { quantity: 4 }],
  ["• 3 cubes, 28 days", { quantity: 3 }],
  ["12 concrete cubes", { quantity: 12 }],
  ["Cubes 2 (two) nos", { quantity: 2 }],
  ["Slump test Qty-2", { quantity: 2 }],
  ["Slump test (Qty-2 nos) at site", { quantity: 2 }],
  ["Slump test Nos-2", { quantity: 2 }],
  ["Slump test M25 at 7 days", { isOpen: false }],
  ["Vernier caliper 0-150 mm", { isOpen: false }],
  [
    "P4\tNos\t6\tSlump test",
    { text: "P4, Nos, 6, Slump test", description: "P4, Slump test", quantity: 6 },
  ],
  ["Slump test\t18\t450.00\t8100.00", { description: "Slump test", quantity: 18 }],
  ["Slump test | Nos | 6.00 | 450.00", { quantity: 6 }],
])("%j has a quantity or none", (line, parsed) => {
  expect(readLines(`\n${line}\n`)).toEqual([expect.objectContaining(parsed)]);
});

test.each([
  "7 Slump test",
  "3 sets of 3 cubes; 6 samples",
  "Cubes 7 days 3 nos, 28 days 3 nos",
  "Cubes 12000 nos",
  "Cubes 0 nos",
  "Slump test | each | 150.00",
  "Slump test\t18\t450",
  "Slump 4 test 6",
  "Slump test, two nos",
  "Mix design M20, M25",
  "Consolidation test BH-1 and BH-2",
  "Tensile test 8mm, 10mm & 12mm",
])("%j leaves the quantity open, and keeps its figures", (line) => {
  const [parsed] = readLines(line);
  expect(parsed).toMatchObject({ isOpen: true });
  expect(parsed).not.toHaveProperty("quantity");
  expect(parsed!.description.match(/\d+/g)).toEqual(line.match(/\d+/g));
});

test("a measured quantity is no number of samples", () => {
  const [parsed] = readLines("Roughness survey\tkm\t42.5");
  expect(parsed).toMatchObject({ description: "Roughness survey, 42.5 km", isOpen: false });
});

test("numbers that count the lines are left out", () => {
  const lines = readLines("13 Slump test\n14 Cubes 3 nos\n15\tDuctility");
  expect(lines.map(({ text }) => text)).toEqual(["Slump test", "Cubes 3 nos", "Ductility"]);
});

test("the head of a table and a line of figures without words are left out", () => {
  expect(readLines("\n \nS. No.\tDescription\tUnit\tQty\n1\t2\t3\n----\n")).toEqual([]);
});
