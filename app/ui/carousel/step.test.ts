import { expect, test } from "vitest";
import { startingAt, step } from "./step.ts";

test.each([
  [0, 1, 5, 1],
  [4, 1, 5, 0],
  [0, -1, 5, 4],
  [2, 3, 5, 0],
  [1, -7, 5, 4],
])("from %i by %i of %i is %i", (index, by, count, to) => {
  expect(step(index, by, count)).toBe(to);
});

test("seven items wrap at the end", () => {
  expect(startingAt([0, 1, 2, 3, 4, 5, 6], 5).slice(0, 4)).toEqual([5, 6, 0, 1]);
});
