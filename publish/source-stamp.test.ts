import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { readImports } from "#scripts/imports.ts";
import { sourceFiles, sourceStamp } from "./source-stamp.mjs";

const root = temporaryFolder();

function write(file: string, content: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

test.each([
  ["publish/documents.ts", true],
  ["content/copy/frame/offline.ts", true],
  ["content/synonyms/soil.tsv", true],
  ["astro.config.mjs", true],
  ["package-lock.json", true],
  ["README.md", false],
  ["server/main.ts", false],
  ["build.log", false],
  [".env", false],
  ["questions.csv", false],
  ["laboratory.tar.gz", false],
  [".DS_Store", false],
  ["content/.DS_Store", false],
  ["publish/documents.test.ts", false],
  ["publish/testing/built-site.ts", false],
  ["build/client/index.html", false],
  ["app/styles/generated/fonts.css", false],
])("a change of %s makes a build due: %s", (file, changes) => {
  write(file, "before");
  const before = sourceStamp(root, {});
  expect(sourceStamp(root, {})).toBe(before);
  write(file, "after");
  expect(sourceStamp(root, {}) !== before).toBe(changes);
});

test.each([
  ["SITE_ORIGIN", "https://laboratory.example", true],
  ["ENQUIRY_ORIGIN", "https://laboratory.example", true],
  ["PORT", "4001", false],
])("another %s makes a build due: %s", (name, value, changes) => {
  expect(sourceStamp(root, { [name]: value }) !== sourceStamp(root, {})).toBe(changes);
});

test("what a build imports is part of the stamp", () => {
  const sources = new Set(sourceFiles(join(import.meta.dirname, "..")));
  const missing = readImports()
    .filter(({ from, specifier }) => sources.has(from) && /^[.#]/.test(specifier))
    // It does nothing in a build.
    .filter(({ to }) => to !== "scripts/development.ts")
    .filter(({ to, typesOnly }) => !typesOnly && !to.includes("/generated/") && !sources.has(to));
  expect(missing).toEqual([]);
});
