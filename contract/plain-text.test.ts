import { expect, test } from "vitest";
import { isBlank, plainText } from "./plain-text.ts";

test("characters that reverse text are removed, and those that scripts and emoji need stay", () => {
  expect(plainText("\u202aa\u202bb\u202cc\u202dd\u202ee\u2066f\u2067g\u2068h\u2069")).toBe(
    "abcdefgh",
  );
  const kept = "\u200fآزمائش \u200eA\tB\n👩‍🔬 क्\u200dष";
  expect(plainText(kept)).toBe(kept);
});

test.each([
  ["", true],
  [" \t\n\u00a0\ufeff", true],
  ["\u200b\u200b", true],
  ["\u2060", true],
  ["\u00ad\u200d\u200f", true],
  ["\u3164\u2800\u0000", true],
  ["\u200bA", false],
  ["👩‍🔬", false],
  ["क", false],
])("%j is blank: %s", (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});
