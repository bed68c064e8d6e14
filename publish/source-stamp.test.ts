import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { sourceStamp } from "./source-stamp.mjs";

const root = temporaryFolder();

function write(file: string, content: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

test.each([
  ["publish/documents.ts", true],
  ["a-folder-nobody-listed/a.ts", true],
  ["astro.config.ts", true],
  ["README.md", false],
  ["publish/documents.test.ts", false],
  ["publish/testing/built-site.ts", false],
  ["build/client/index.html", false],
  ["app/styles/generated/fonts.css", false],
  ["app/finder/generated/search-data.json", false],
  ["app/views/testing-scope/generated/page-001-1600x2263.webp", false],
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
