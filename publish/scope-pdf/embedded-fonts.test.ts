import { expect, test } from "vitest";
import { splitByFont } from "./embedded-fonts.ts";

const font = (name: string, characters: string) => ({
  name,
  bytes: Buffer.alloc(0),
  characters: new Set(characters),
});

test("only characters that the first font lacks use the symbol font", () => {
  expect(splitByFont("a ≤² b", [font("sans", "ab c"), font("symbols", "a≤²")])).toEqual([
    { text: "a ", font: "sans" },
    { text: "≤²", font: "symbols" },
    { text: " b", font: "sans" },
  ]);
});

test("a character that no font has is named in the error", () => {
  expect(() => splitByFont("aΩ", [font("sans", "a")])).toThrow('has "Ω"');
});
