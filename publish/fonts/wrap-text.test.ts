import { expect, test } from "vitest";
import { wrapText } from "./wrap-text.ts";

const widthOf = (text: string) => text.length;

test.each([
  ["IS 2720 (Part 5)", 8, ["IS 2720", "(Part 5)"]],
  ["IS 2720 (Part 5)", 16, ["IS 2720 (Part 5)"]],
  ["", 5, [""]],
])("%j in lines of %i", (text, width, lines) => {
  expect(wrapText(text, width, widthOf)).toEqual(lines);
});

test("a word wider than its line is an error", () => {
  expect(() => wrapText("a chromatograph", 8, widthOf)).toThrow("chromatograph");
});
