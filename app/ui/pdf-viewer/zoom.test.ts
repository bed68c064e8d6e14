import { expect, test } from "vitest";
import { isLeast, isMost, nearestZoom, zoomByKey, zoomIn, zoomLimits, zoomOut } from "./zoom.ts";

test("eleven steps lead from one end to the other, and no further", () => {
  const up = Array.from({ length: 12 }).reduce<number[]>(
    (steps) => [...steps, zoomIn(steps.at(-1)!)],
    [zoomLimits.least],
  );
  expect(up).toEqual([50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 150, 150]);
  expect(up.toReversed().slice(2).map(zoomOut)).toEqual([140, ...up.toReversed().slice(4), 50]);
});

test.each([
  [50, true, false],
  [60, false, false],
  [140, false, false],
  [150, false, true],
])("%i per cent is an end only where it is one", (zoom, least, most) => {
  expect([isLeast(zoom), isMost(zoom)]).toEqual([least, most]);
});

test.each([
  ["+", 100, 110],
  ["=", 100, 110],
  ["-", 100, 90],
  ["−", 50, 50],
  ["0", 140, 100],
  ["a", 100, undefined],
  ["1", 100, undefined],
])("the key %s at %i", (key, zoom, next) => {
  expect(zoomByKey(key, zoom)).toBe(next);
});

test.each([
  [104.9, 100],
  [105.1, 110],
  [12, 50],
  [900, 150],
])("fingers that ask for %d get %i", (asked, zoom) => {
  expect(nearestZoom(asked)).toBe(zoom);
});
