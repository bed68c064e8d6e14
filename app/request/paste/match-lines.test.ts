import { expect, test } from "vitest";
import { readSearchData } from "#publish/search-data.ts";
import { createSearch } from "#search/search.ts";
import { emptyRequest } from "../request.ts";
import { addLines } from "./add-lines.ts";
import { matchLines } from "./match-lines.ts";
import { parseLines } from "./parse-line.ts";
import { bill } from "./testing/bill.ts";

const search = createSearch(readSearchData());

test("22 lines of a bill of quantities are matched in under a second", () => {
  const start = performance.now();
  const matched = matchLines(search, bill.map(([line]) => line).join("\n"));
  expect(performance.now() - start).toBeLessThan(1000);
  const found = matched.map(({ isClear, options, quantity = "" }) =>
    `${isClear ? options[0]!.id : options.length > 0 ? "unclear" : "none"} ${quantity}`.trim(),
  );
  expect(found).toEqual(bill.map(([, expected]) => expected));
});

test.each([
  ["1  Slump test", { text: "Slump test", description: "Slump test" }],
  ["7 Slump test", { description: "7 Slump test" }],
  ["(ii) Slump test x 12", { description: "Slump test", quantity: 12 }],
  ["1.03 Slump test, Qty: 4", { description: "Slump test", quantity: 4 }],
  ["• 3 cubes, 28 days", { description: "cubes, 28 days", quantity: 3 }],
  ["Roughness survey 12.5 km", { description: "Roughness survey", measured: "12.5 km" }],
  ["Drinking water 31 tests", { description: "Drinking water 31 tests" }],
  ["A-1\tNos\t6\tSlump test", { text: "Slump test, 6, Nos", quantity: 6 }],
])("%j is read as %o", (line, parsed) => {
  expect(parseLines(`\n${line}\n`)).toEqual([expect.objectContaining(parsed)]);
});

test("a heading or a line of figures without words is left out", () => {
  expect(parseLines("\n \n1\t2\t3\n----\n")).toEqual([]);
});

test("lines are added once for each entry, and texts as they were written", () => {
  const before = { ...emptyRequest, items: [{ id: "a/b", quantity: 2, mark: "Slab" }] };
  const { items } = addLines(before, [
    { id: "a/b", text: "B", quantity: 3 },
    { id: "a/c", text: "C", measured: "2 km" },
    { text: "Furniture", quantity: 1 },
    { text: "Staff" },
  ]);
  expect(items).toEqual([
    { id: "a/b", quantity: 5, mark: "Slab" },
    { id: "a/c", mark: "2 km" },
    { id: "text/1", quantity: 1, text: "Furniture" },
    { id: "text/2", text: "Staff" },
  ]);
});
