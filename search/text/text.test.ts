import { expect, test } from "vitest";
import { tokenize } from "./tokens.ts";
import { corrections } from "./typos.ts";

const stems = (text: string) => tokenize(text).map(({ stem }) => stem);

test.each([
  ["VG30", ["vg", "30"]],
  ["VG-30", ["vg", "30"]],
  ["Bricks and tiles", ["brick", "and", "tile"]],
  ["Hardness, Mohs", ["hardness", "moh"]],
  ["soaked, soaking", ["soak", "soak"]],
  ["CaCO₃", ["caco", "3"]],
  ["मिट्टी की जाँच", ["मिट्टी", "की", "जाँच"]],
  ["sulfur colour color", ["sulphur", "colour", "colour"]],
  ["70.6 mm", ["70.6", "mm"]],
])("%s", (text, expected) => {
  expect(stems(text)).toEqual(expected);
});

test("places are those of the text", () => {
  const text = "E. coli, सरिया";
  expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "E",
    "coli",
    "सरिया",
  ]);
});

const vocabulary = new Set(
  "cement mild soak heat emission cube slump soil bitumen compressive strength ret".split(" "),
);

test.each([
  ["sement", ["cement"]],
  ["cemnt", ["cement"]],
  ["cuve", ["cube"]],
  ["slmup", ["slump"]],
  ["bitumin", ["bitumen"]],
  ["comprasive", ["compressive"]],
  ["strenght", ["strength"]],
])("%j is %j", (typed, meant) => {
  expect(corrections(typed, vocabulary)).toEqual(meant);
});

test.each(["milk", "soap", "wheat", "admission", "rent", "rat", "1234", "मिट्टी"])(
  "%j is not a misspelling",
  (typed) => {
    expect(corrections(typed, vocabulary)).toEqual([]);
  },
);
