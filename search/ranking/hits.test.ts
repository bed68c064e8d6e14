import { expect, test } from "vitest";
import { matchedRanges } from "./hits.ts";

const marked = (name: string, ...terms: { token: string; isPrefix?: boolean }[]) =>
  matchedRanges(
    name,
    terms.map(({ token, isPrefix = false }) => ({ token, isPrefix })),
  ).map(([start, end]) => name.slice(start, end));

test("a whole token is marked, in its own ending too", () => {
  expect(marked("Strength of cubes", { token: "cube" })).toEqual(["cubes"]);
  expect(marked("Strength of cubes", { token: "strength" }, { token: "cubes" })).toEqual([
    "Strength",
    "cubes",
  ]);
});

test("of a prefix, the typed letters are marked", () => {
  expect(marked("Compressive strength", { token: "comp", isPrefix: true })).toEqual(["Comp"]);
  expect(marked("Compressive strength", { token: "comp" })).toEqual([]);
});

test("a whole token is not marked as a prefix", () => {
  expect(marked("Water absorption", { token: "wat", isPrefix: true }, { token: "water" })).toEqual([
    "Water",
  ]);
});

test("a token inside another is not marked", () => {
  expect(marked("Underwater survey", { token: "water", isPrefix: true })).toEqual([]);
});
