import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

test("style modules have unique file names, because class names are made from them", () => {
  const names = globSync("app/**/*.module.css").map((file) => basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});
