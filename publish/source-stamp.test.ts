import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readImports } from "#scripts/imports.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { readBuildConfig } from "./build-config.mjs";
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

test.each([
  [{}, "http://localhost:3000"],
  [{ PORT: "8080" }, "http://localhost:3000"],
  [{ SITE_ORIGIN: "https://lab.example/" }, "https://lab.example"],
])("%j gives %s", (env, siteOrigin) => {
  expect(readBuildConfig(env)).toMatchObject({ siteOrigin });
});

test.each(["lab.example", "https://lab.example/site", "ftp://lab.example"])(
  "SITE_ORIGIN=%s is refused with a sentence",
  (value) => {
    expect(() => readBuildConfig({ SITE_ORIGIN: value })).toThrow(`SITE_ORIGIN is "${value}"`);
  },
);

test("enquiries go where the page came from unless another origin is named", () => {
  expect(readBuildConfig({}).enquiryOrigin).toBe("");
  expect(readBuildConfig({ ENQUIRY_ORIGIN: "https://backend.example" }).enquiryOrigin).toBe(
    "https://backend.example",
  );
  expect(() => readBuildConfig({ ENQUIRY_ORIGIN: "backend" })).toThrow(
    'ENQUIRY_ORIGIN is "backend"',
  );
});
