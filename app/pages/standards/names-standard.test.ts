import { expect, test } from "vitest";
import { namesStandard } from "./names-standard.ts";

test.each([
  ["", true],
  ["is2720 part 5 plast", true],
  ["IS:2720-5", true],
  ["IS 2720 (Part 5):1970", true],
  ["is 2720 part 6", false],
])("“%s” names the standard: %s", (query, isNamed) => {
  const text = "IS 2720 (Part 5) Liquid and plastic limit of soil";
  expect(namesStandard(query, text)).toBe(isNamed);
});
