import { expect, test } from "vitest";
import { standards } from "#content/standards.ts";
import { findStandards } from "./find-standards.ts";

const numbers = (content: unknown) => findStandards(content).map(({ number }) => number);

test("a number is found in rows and in sentences, with its subject", () => {
  expect(numbers({ methods: ["IS 2131"], note: "Settlement, IS 8009 (Part 1)." })).toEqual([
    "IS 2131",
    "IS 8009 (Part 1)",
  ]);
  expect(findStandards("IS 2131")[0]!.subject).toMatch(/penetration/i);
});

test("a longer number is not mistaken for a shorter one that begins alike", () => {
  expect(numbers("IS 3025 (Part 4)")).toEqual(["IS 3025 (Part 4)"]);
  expect(numbers("BS EN 1337-11")).toEqual(["BS EN 1337-11"]);
  expect(numbers("IS 3025 (Part 24/Sec 1)")).toEqual(["IS 3025 (Part 24/Sec 1)"]);
  expect(numbers("ASTM C1260")).toEqual(["ASTM C1260"]);
});

test("the register holds no standard twice", () => {
  const all = standards.map(({ number }) => number);
  expect(new Set(all).size).toBe(all.length);
});
