import { expect, test } from "vitest";
import { fullWidth, pageAt, sharpness } from "./page-sizes.ts";

test.each([
  [1200, 794],
  [700, 700],
  [328, 560],
])("in a frame of %i px a page is %i px wide", (frame, width) => {
  expect(fullWidth(frame)).toBe(width);
});

test("a page is rendered at the screen's pixel ratio, up to the canvas limit", () => {
  expect(sharpness(794, 1123, 2)).toBe(2);
  const most = sharpness(1191, 1685, 4);
  expect(most).toBeLessThan(4);
  expect(1191 * most * (1685 * most)).toBeLessThanOrEqual(16_000_001);
});

test.each([
  [0, 1],
  [99, 1],
  [100, 2],
  [999, 3],
])("with the middle at %i, the current page is %i", (middle, page) => {
  expect(pageAt(middle, [10, 100, 200])).toBe(page);
});
