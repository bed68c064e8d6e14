import { expect, test } from "vitest";
import { matches } from "./matches.ts";

test.each([
  ["", true],
  ["  ", true],
  ["liquid", true],
  ["LIQUID limit", true],
  ["2720 liquid", true],
  ["part  5", true],
  ["liquid gas", false],
])("typing %j", (typed, shown) => {
  expect(matches("12\nLiquid limit\tIS 2720 (Part 5)", typed)).toBe(shown);
});
