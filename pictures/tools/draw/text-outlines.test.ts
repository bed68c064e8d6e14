import { expect, test } from "vitest";
import { textOutline, textWidth } from "./text-outlines.ts";

const width = (weight: 400 | 700, spacing = 0) => textWidth("Tawi", { weight, size: 40, spacing });

test("text becomes one path that starts at the given position", () => {
  const start = /^M([\d.-]+)/.exec(textOutline("TC", { weight: 600, size: 40 }, 500, 100))!;
  expect(Number(start[1])).toBeGreaterThanOrEqual(500);
});

test("heavier letters are wider, and spacing is added between letters only", () => {
  expect(width(700)).toBeGreaterThan(width(400));
  expect(width(700, 0.1) - width(700)).toBeCloseTo(3 * 4);
});

test("a character that the font lacks is refused", () => {
  expect(() => textOutline("√", { weight: 600, size: 40 }, 0, 0)).toThrow("lacks a character");
});
