import { expect, test } from "vitest";
import type { AskedWord } from "./asked-words.ts";
import { findWords } from "./find-words.ts";

const index = new Map([
  [
    "water",
    new Map([
      ["a", 1],
      ["b", 1],
    ]),
  ],
  ["watertight", new Map([["c", 1]])],
  ["iron", new Map([["a", 1]])],
]);
const asked = (word: string, prefix = false): AskedWord => ({ word, prefix });
const scores = (...query: AskedWord[]) =>
  Object.fromEntries(Array.from(findWords(index, query), ([id, { score }]) => [id, score]));

test("an entry that has both words scores more than their sum", () => {
  expect(scores(asked("water"), asked("iron"))).toEqual({ a: 4, b: 1 });
});

test("a word that may continue finds longer words too, which score less", () => {
  expect(scores(asked("water"))).not.toHaveProperty("c");
  const { a, c } = scores(asked("water", true));
  expect(a).toBe(1);
  expect(c).toBeLessThan(0.6);
  expect(c).toBeGreaterThan(0);
});

test("a word that two words of an entry begin with counts once", () => {
  const both = new Map([...index, ["watery", new Map([["a", 1]])]]);
  expect(findWords(both, [asked("wat", true)]).get("a")!.found).toEqual(["wat"]);
});

test("an unknown word finds nothing, and an index without entries either", () => {
  expect(scores(asked("gold"), asked("iron"))).toEqual({ a: 1 });
  expect(findWords(new Map(), [asked("iron", true)]).size).toBe(0);
});
