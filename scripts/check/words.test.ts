import { expect, test } from "vitest";
import { idsOfNothing, wordsOfNothing } from "./words.ts";

test("an id of nothing is named with file, line and the nearest ids", () => {
  const lines = new Map([["soil.tsv", [{ ids: ["soil", "soil/spt"] }, { ids: ["soil/cbt"] }]]]);
  expect(idsOfNothing(lines, new Set(["soil", "soil/spt", "soil/cbr"]))).toEqual([
    expect.stringMatching(
      /^content\/synonyms\/soil.tsv, line 3, "soil\/cbt": nothing has this id; the nearest are "soil\/cbr"/,
    ),
  ]);
});

const page = { slug: "soil", name: "Soil", card: "Soil", description: "Density", texts: ["Soil"] };

test("card and description name no test that the page has not", () => {
  const tests = ["Density", "Bulk settlement"];
  expect(wordsOfNothing([{ ...page, texts: ["bulk densities"] }], tests)).toEqual([]);
  expect(wordsOfNothing([{ ...page, card: "Excellent settlements" }], tests)).toEqual([
    expect.stringContaining('soil.ts, "Soil": "card" and "description" say settlements, density,'),
  ]);
});
