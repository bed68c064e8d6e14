import { expect, test } from "vitest";
import { cellTexts, scopeDocument } from "./scope-document.ts";
import { testingScope } from "./testing-scope.ts";

const rows = scopeDocument().flatMap(({ groups }) => groups.flatMap((group) => group.rows));
const lines = testingScope().flatMap((service) => service.lines);

test("every line is printed, in its order and under its serial", () => {
  expect(rows.map(({ id, serial, test: name }) => [id, serial, name])).toEqual(
    lines.map(({ id, serial, name }) => [id, String(serial), name]),
  );
});

test("a group's heading stands where the group begins, and nowhere else", () => {
  const soil = scopeDocument().find(({ slug }) => slug === "soil-testing")!;
  const headings = soil.groups.map(({ heading }) => heading);
  expect(headings.length).toBeGreaterThan(3);
  expect(new Set(headings).size).toBe(headings.length);
  const pile = scopeDocument().find(({ slug }) => slug === "pile-load-testing")!;
  expect(pile.groups.map(({ heading }) => heading)).toEqual([undefined]);
});

test("what nobody has stated is not claimed", () => {
  for (const [at, { scope, id }] of lines.entries())
    expect(cellTexts(rows[at]!).at(-1), id).toBe(
      { "in-scope": "In scope", "out-of-scope": "Not in scope", "not-stated": "Not stated" }[scope],
    );
});
