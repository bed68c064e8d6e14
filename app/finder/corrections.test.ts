import { expect, test } from "vitest";
import { corrections, similarTo } from "./corrections.ts";

const vocabulary = new Set(
  "cement mild soak heat emission cube slump soil bitumen compressive strength ret".split(" "),
);

test.each([
  ["sement", ["cement"]],
  ["cemnt", ["cement"]],
  ["cuve", ["cube"]],
  ["slmup", ["slump"]],
  ["bitumin", ["bitumen"]],
  ["comprasive", ["compressive"]],
  ["strenght", ["strength"]],
])("%j is %j", (typed, meant) => {
  expect(corrections(typed, vocabulary)).toEqual(meant);
});

test.each(["milk", "soap", "wheat", "admission", "rent", "rat", "1234", "मिट्टी"])(
  "%j is no misspelling",
  (typed) => {
    expect(corrections(typed, vocabulary)).toEqual([]);
  },
);

test("similar words are those that differ least, and begin alike", () => {
  expect(similarTo("compression", vocabulary)).toEqual(["compressive"]);
  expect(similarTo("expressive", vocabulary)).toEqual([]);
  expect(similarTo("cube", new Set(["cubes", "cub", "cement"]))).toEqual(["cubes", "cub"]);
});
