import { expect, test } from "vitest";
import { matchedRanges } from "./hits.ts";

const whole = (token: string) => ({ token, isPrefix: false });
const prefix = (token: string) => ({ token, isPrefix: true });

test.each([
  ["a token in its own ending", "Strength of cubes", [whole("cube")], ["cubes"]],
  ["two tokens", "Strength of cubes", [whole("strength"), whole("cubes")], ["Strength", "cubes"]],
  ["the typed letters of a prefix", "Compressive strength", [prefix("comp")], ["Comp"]],
  ["no part of a whole token", "Compressive strength", [whole("comp")], []],
  ["a whole token before a prefix", "Water absorption", [prefix("wat"), whole("water")], ["Water"]],
  ["no token inside another", "Underwater survey", [prefix("water")], []],
])("%s is marked", (_, name, terms, marked) => {
  expect(matchedRanges(name, terms).map(([start, end]) => name.slice(start, end))).toEqual(marked);
});
