import { expect, test } from "vitest";
import {
  isMinimum,
  isMaximum,
  nearestZoom,
  zoomByKey,
  zoomIn,
  zoomLimits,
  zoomOut,
} from "./zoom.ts";

test("zoom has eleven steps and stops at both limits", () => {
  const up = Array.from({ length: 12 }).reduce<number[]>(
    (steps) => [...steps, zoomIn(steps.at(-1)!)],
    [zoomLimits.minimum],
  );
  expect(up).toEqual([50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 150, 150]);
  expect(up.toReversed().slice(2).map(zoomOut)).toEqual([140, ...up.toReversed().slice(4), 50]);
});

test.each([
  [50, true, false],
  [60, false, false],
  [140, false, false],
  [150, false, true],
])("%i per cent is the minimum: %s, the maximum: %s", (zoom, minimum, maximum) => {
  expect([isMinimum(zoom), isMaximum(zoom)]).toEqual([minimum, maximum]);
});

test.each([
  ["+", 100, 110],
  ["=", 100, 110],
  ["-", 100, 90],
  ["−", 50, 50],
  ["0", 140, 100],
  ["a", 100, undefined],
  ["1", 100, undefined],
])("the key %s at %i per cent gives %s", (key, zoom, next) => {
  expect(zoomByKey(key, zoom)).toBe(next);
});

test.each([
  [104.9, 100],
  [105.1, 110],
  [12, 50],
  [900, 150],
])("a pinch to %d rounds to %i", (pinched, zoom) => {
  expect(nearestZoom(pinched)).toBe(zoom);
});
