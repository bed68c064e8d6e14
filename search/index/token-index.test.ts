import { expect, test } from "vitest";
import { matchTerms, type QueryTerm, tokenIndex } from "./token-index.ts";

interface Given {
  id: string;
  name: string[];
  about?: string[];
  weight?: number;
}

const index = (...documents: Given[]) =>
  tokenIndex(
    documents.map(({ id, name, about = [], weight = 1 }) => ({
      id,
      weight,
      fields: { name, about, synonyms: [], otherSynonyms: [], context: [], service: [] },
    })),
  );

test("an index without entries has no tokens", () => {
  expect(index().size).toBe(0);
});

test("a token that few entries have scores more", () => {
  const scores = index({ id: "a", name: ["water", "iron"] }, { id: "b", name: ["water", "lead"] });
  expect(scores.get("iron")!.get("a")).toBeGreaterThan(scores.get("water")!.get("a")!);
  expect([...scores.get("water")!.keys()]).toEqual(["a", "b"]);
});

test("a name scores more than a note, and a short name more than a long one", () => {
  const iron = index(
    { id: "name", name: ["iron"] },
    { id: "long", name: ["iron", "in", "drinking", "water"] },
    { id: "note", name: ["lead"], about: ["iron"] },
  ).get("iron")!;
  expect(iron.get("name")).toBeGreaterThan(iron.get("long")!);
  expect(iron.get("long")).toBeGreaterThan(iron.get("note")!);
});

test("a repeated token scores more, but not twice as much", () => {
  const sand = index({ id: "once", name: ["sand"] }, { id: "twice", name: ["sand", "sand"] }).get(
    "sand",
  )!;
  expect(sand.get("twice")).toBeGreaterThan(sand.get("once")!);
  expect(sand.get("twice")).toBeLessThan(2 * sand.get("once")!);
});

test("an entry of less weight scores less", () => {
  const cube = index({ id: "a", name: ["cube"] }, { id: "b", name: ["cube"], weight: 0.5 }).get(
    "cube",
  )!;
  expect(cube.get("b")).toBeCloseTo(cube.get("a")! / 2);
});

const scored = new Map([
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
const term = (token: string, isPrefix = false): QueryTerm => ({ token, isPrefix });
const scoresOf = (...query: QueryTerm[]) =>
  Object.fromEntries(Array.from(matchTerms(scored, query), ([id, { score }]) => [id, score]));

test("an entry that has both terms scores more than their sum", () => {
  expect(scoresOf(term("water"), term("iron"))).toEqual({ a: 4, b: 1 });
});

test("a prefix finds longer tokens too, which score less", () => {
  expect(scoresOf(term("water"))).not.toHaveProperty("c");
  const { a, c } = scoresOf(term("water", true));
  expect(a).toBe(1);
  expect(c).toBeLessThan(0.6);
  expect(c).toBeGreaterThan(0);
});

test("a prefix of two tokens of an entry counts once", () => {
  const both = new Map([...scored, ["watery", new Map([["a", 1]])]]);
  expect(matchTerms(both, [term("wat", true)]).get("a")!.found).toEqual(["wat"]);
});

test("an unknown term finds nothing, and an index without entries either", () => {
  expect(scoresOf(term("gold"), term("iron"))).toEqual({ a: 1 });
  expect(matchTerms(new Map(), [term("iron", true)]).size).toBe(0);
});
