import { expect, test } from "vitest";
import { wordIndex } from "./word-index.ts";

interface Given {
  id: string;
  name: string[];
  about?: string[];
  weight?: number;
}

const index = (...documents: Given[]) =>
  wordIndex(
    documents.map(({ id, name, about = [], weight = 1 }) => ({
      id,
      weight,
      words: { name, about, synonyms: [], otherSynonyms: [], context: [], service: [] },
    })),
  );

test("an index without entries has no words", () => {
  expect(index().size).toBe(0);
});

test("a word that few entries have scores more", () => {
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

test("a repeated word scores more, but not twice as much", () => {
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
