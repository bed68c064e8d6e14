import { expect, test } from "vitest";
import { isWithin, quantitiesIn } from "./quantities.ts";

test.each([
  ["gauge 0-400 bar", ["pressure", 400]],
  ["600kN", ["force", 600]],
  ["0–25 kg/cm2", ["pressure", 24.5]],
  ["12 bars of M25, 150 mm"],
])("the quantities of %j", (text, ...expected) => {
  expect(quantitiesIn(text).map(({ dimension, value }) => [dimension, value])).toEqual(expected);
});

test.each([
  ["400 bar", "up to 700 bar", true],
  ["1000 bar", "up to 700 bar", false],
  ["400 bar", "−0.9 to 0 bar", false],
  ["400 bar", "0–50 mm", undefined],
  ["400 bar", undefined, undefined],
])("whether %s is within %s", (asked, range, expected) => {
  expect(isWithin(quantitiesIn(asked), range)).toBe(expected);
});
