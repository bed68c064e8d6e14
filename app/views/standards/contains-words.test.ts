import { expect, test } from "vitest";
import { containsWords } from "./contains-words.ts";

test.each([
  ["", true],
  ["is2720 part 5 plast", true],
  ["IS:2720-5", true],
  ["IS 2720 (Part 5):1970", true],
  ["is 2720 part 6", false],
])("“%s” stands in the text: %s", (query, isFound) => {
  const text = "IS 2720 (Part 5) Liquid and plastic limit of soil";
  expect(containsWords(query, text)).toBe(isFound);
});
