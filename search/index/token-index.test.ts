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

test("a rare token, a name, a short text and a repeated token score more, and a weight less", () => {
  const table = index(
    { id: "name", name: ["iron"] },
    { id: "long", name: ["iron", "in", "drinking", "water"] },
    { id: "note", name: ["water"], about: ["iron"] },
    { id: "twice", name: ["water", "water", "sand"] },
    { id: "light", name: ["sand", "iron"], weight: 0.5 },
  );
  const score = (token: string, id: string) => table.get(token)!.get(id)!;
  expect(score("sand", "twice")).toBeGreaterThan(score("water", "long"));
  expect(score("iron", "name")).toBeGreaterThan(score("iron", "long"));
  expect(score("iron", "long")).toBeGreaterThan(score("iron", "note"));
  expect(score("water", "twice")).toBeGreaterThan(score("water", "long"));
  expect(score("iron", "light")).toBeLessThan(score("iron", "long"));
});

const scores = (...ids: string[]) => new Map(ids.map((id) => [id, 1]));
const scored = new Map([
  ["water", scores("a", "b")],
  ["watertight", scores("c")],
  ["iron", scores("a")],
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
  const both = new Map([...scored, ["watery", scores("a")]]);
  expect(matchTerms(both, [term("wat", true)]).get("a")!.found).toEqual(["wat"]);
});

test("an unknown term finds nothing", () => {
  expect(scoresOf(term("gold"), term("iron"))).toEqual({ a: 1 });
});
