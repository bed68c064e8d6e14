import { expect, test } from "vitest";
import { queryTerms } from "./concept.ts";

const lookup = (typed: string, alternatives: string[], isPrefix = false) => ({
  typed,
  alternatives,
  isPrefix,
  isKnown: true,
});
const concept = (lookups: ReturnType<typeof lookup>[], expandsTo: string[][] = []) => ({
  lookups,
  expandsTo,
  targets: new Set<string>(),
});

test("the terms are what was typed, corrected and expanded, each token once", () => {
  const concepts = [
    concept([lookup("sariya", ["sariya"])], [["steel", "bar"]]),
    concept([lookup("strenght", ["strength", "steel"])]),
  ];
  expect(queryTerms(concepts, ["20"]).map(({ token }) => token)).toEqual([
    "sariya",
    "strength",
    "steel",
    "bar",
    "20",
  ]);
});

test("only a token that is being typed is a prefix", () => {
  const concepts = [
    concept([lookup("cube", ["cube"]), lookup("str", ["str"], true)], [["concrete"]]),
  ];
  expect(queryTerms(concepts, [])).toEqual([
    { token: "cube", isPrefix: false },
    { token: "str", isPrefix: true },
    { token: "concrete", isPrefix: false },
  ]);
});
