import { expect, test } from "vitest";
import { matchedRanges } from "./matched-ranges.ts";

const marked = (name: string, ...asked: { word: string; prefix?: boolean }[]) =>
  matchedRanges(
    name,
    asked.map(({ word, prefix = false }) => ({ word, prefix })),
  ).map(([start, end]) => name.slice(start, end));

test("a whole word is marked, in its own ending too", () => {
  expect(marked("Strength of cubes", { word: "cube" })).toEqual(["cubes"]);
  expect(marked("Strength of cubes", { word: "strength" }, { word: "cubes" })).toEqual([
    "Strength",
    "cubes",
  ]);
});

test("of a word that is being typed, the beginning is marked", () => {
  expect(marked("Compressive strength", { word: "comp", prefix: true })).toEqual(["Comp"]);
  expect(marked("Compressive strength", { word: "comp" })).toEqual([]);
});

test("a word that is there whole is not marked as a beginning", () => {
  expect(marked("Water absorption", { word: "wat", prefix: true }, { word: "water" })).toEqual([
    "Water",
  ]);
});

test("a word inside another is not marked", () => {
  expect(marked("Underwater survey", { word: "water", prefix: true })).toEqual([]);
});
