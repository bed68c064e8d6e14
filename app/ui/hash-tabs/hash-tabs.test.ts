import { expect, test } from "vitest";
import { nextTab } from "./hash-tabs.tsx";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 1, 0],
  ["ArrowLeft", 0, 1],
  ["Home", 1, 0],
  ["End", 0, 1],
  ["ArrowDown", 0, undefined],
] as const)("%s on tab %i of two goes to %s", (key, index, next) => {
  expect(nextTab(key, index, 2)).toBe(next);
});
