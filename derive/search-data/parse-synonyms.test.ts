import { expect, test } from "vitest";
import { parseSynonyms } from "./parse-synonyms.ts";

const parse = (...lines: string[]) =>
  parseSynonyms(["terms\tids\twords", ...lines].join("\n"), "a.tsv");

test("a line is terms between commas, ids between spaces and words, as a spreadsheet writes them", () => {
  expect(parse('"sariya, सरिया"\ta/b a/c\treinforcement bar\r', "x-ray", "")).toEqual([
    { terms: ["sariya", "सरिया"], ids: ["a/b", "a/c"], words: "reinforcement bar" },
    { terms: ["x-ray"], ids: [] },
  ]);
});

test.each(["", "\ta/b", "one,,two\ta/b", "one\ta/b\twords\tmore"])(
  "%j is refused with its file and line",
  (line) => {
    expect(() => parse("good\ta/b", line, "good")).toThrow("a.tsv, line 3");
  },
);
