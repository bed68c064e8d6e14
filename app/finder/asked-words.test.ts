import { expect, test } from "vitest";
import { askedWords } from "./asked-words.ts";

const lookup = (typed: string, readings: string[][], prefix = false) => ({
  typed,
  readings,
  prefix,
  known: true,
});
const slot = (lookups: ReturnType<typeof lookup>[], readAs: string[][] = []) => ({
  lookups,
  readAs,
  targets: new Set<string>(),
});

test("what was typed, read and meant is asked for, each word once", () => {
  const slots = [
    slot([lookup("sariya", [["sariya"]])], [["steel", "bar"]]),
    slot([lookup("strenght", [["strength"], ["steel"]])]),
  ];
  expect(askedWords(slots, ["20"]).map(({ word }) => word)).toEqual([
    "sariya",
    "strength",
    "steel",
    "bar",
    "20",
  ]);
});

test("only the readings of a word that is being typed may continue", () => {
  const slots = [
    slot([lookup("cube", [["cube"]]), lookup("str", [["str"]], true)], [["concrete"]]),
  ];
  expect(askedWords(slots, [])).toEqual([
    { word: "cube", prefix: false },
    { word: "str", prefix: true },
    { word: "concrete", prefix: false },
  ]);
});
