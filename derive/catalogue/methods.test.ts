import { expect, test } from "vitest";
import { joinedMethods, methodsText } from "./methods.ts";

const methods = ["A 1", "B 2", "C 3"];

test.each([
  ["all", "A 1, B 2 and C 3"],
  ["oneOf", "A 1, B 2 or C 3"],
  [undefined, "A 1, B 2, C 3"],
] as const)("methods of which %s are needed read so", (methodsNeeded, text) => {
  const parts = joinedMethods({ methods, methodsNeeded });
  expect(methodsText({ methods, methodsNeeded })).toBe(text);
  expect(parts.map(({ method, joint }) => method + joint).join("")).toBe(text);
});
