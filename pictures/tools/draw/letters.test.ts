import { expect, test } from "vitest";
import { openLetters } from "./letters.ts";

const letters = await openLetters();
const style = { face: "semibold", size: 40 } as const;

/** Where the first letter begins. */
const start = (anchor: "start" | "middle") =>
  Number(/^M([\d.-]+)/.exec(letters.outline("TC", { ...style, x: 500, y: 100, anchor }))![1]);
const width = (face: "regular" | "bold", spacing = 0) =>
  letters.width("Tawi", { face, size: 40, spacing });

test("text becomes one path that stands where it is asked to", () => {
  expect(start("start")).toBeGreaterThanOrEqual(500);
  expect(start("middle")).toBeLessThan(500);
});

test("heavier letters are wider, spacing counts between letters only", () => {
  expect(width("bold")).toBeGreaterThan(width("regular"));
  expect(width("bold", 0.1) - width("bold")).toBeCloseTo(3 * 4);
});

test("words are broken into lines that fit", () => {
  const lines = letters.wrap("Soil Testing & Geotechnical Investigation", style, 400);
  expect(lines.join(" ")).toBe("Soil Testing & Geotechnical Investigation");
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(letters.width(line, style)).toBeLessThanOrEqual(400);
});

test("a sign that the face does not have is refused, not left out", () => {
  expect(() => letters.outline("√", { ...style, x: 0, y: 0 })).toThrow("cannot draw");
});
