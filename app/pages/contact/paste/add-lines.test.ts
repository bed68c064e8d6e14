import { expect, test } from "vitest";
import { emptyRequest } from "#app/request/request.ts";
import { addLines } from "./add-lines.ts";
import { requestLimits as limits } from "#app/request/limits.ts";

const before = { ...emptyRequest, items: [{ id: "a/b", quantity: 2, mark: "Slab" }] };

test("lines are added once for each test, and texts as they were written", () => {
  const { items } = addLines(before, [
    { id: "a/b", text: "B M30", quantity: 3, mark: "M30" },
    { id: "a/c", text: "C", mark: "2 km" },
    { id: "a/c", text: "C" },
    { text: "Furniture", quantity: 1 },
    { text: "Staff" },
  ]);
  expect(items).toEqual([
    { id: "a/b", quantity: 5, mark: "Slab, M30 (3)" },
    { id: "a/c", quantity: 2, mark: "2 km" },
    { id: "text/1", quantity: 1, text: "Furniture" },
    { id: "text/2", text: "Staff" },
  ]);
});

test.each([
  { id: "a/b", text: "B", quantity: limits.quantity },
  { id: "a/b", text: "B", quantity: 1, mark: "x".repeat(limits.text) },
])("what has no room in an entry is an entry of its own", (line) => {
  const { quantity } = line;
  expect(addLines(before, [line]).items).toEqual([
    ...before.items,
    { id: "text/1", text: "B", quantity },
  ]);
});
