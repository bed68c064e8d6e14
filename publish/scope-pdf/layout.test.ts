import { expect, test } from "vitest";
import { splitRuns } from "./runs.ts";
import { wrap } from "./wrap.ts";

const face = (name: string, characters: string) => ({
  name,
  bytes: Buffer.alloc(0),
  characters: new Set(characters),
});

test("a sign the first face lacks comes from the companion, and the rest does not", () => {
  const faces = [face("sans", "ab c"), face("signs", "a≤²")];
  expect(splitRuns("a ≤² b", faces)).toEqual([
    { text: "a ", face: "sans" },
    { text: "≤²", face: "signs" },
    { text: " b", face: "sans" },
  ]);
});

test("a character that no face has stops the build and is named", () => {
  expect(() => splitRuns("aΩ", [face("sans", "a")])).toThrow('can draw "Ω"');
});

const one = (text: string) => text.length;

test.each([
  ["IS 2720 (Part 5)", 8, ["IS 2720", "(Part 5)"]],
  ["IS 2720 (Part 5)", 16, ["IS 2720 (Part 5)"]],
  ["", 5, [""]],
])("%j in lines of %i", (text, width, lines) => {
  expect(wrap(text, width, one)).toEqual(lines);
});

test("a word wider than its column stops the build", () => {
  expect(() => wrap("a chromatograph", 8, one)).toThrow("chromatograph");
});
