import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { cyclesOf, type Import, importsOf, readImports } from "./imports.ts";

const imports = readImports().filter(({ from }) => from.includes("/"));
const root = join(import.meta.dirname, "..");
const document = readFileSync(join(root, "docs/architecture.md"), "utf8");
const rows = document.matchAll(/^\| (?<rooms>`.+?`) *\| (?<mayImport>.+?) *\| (?<why>.+?) *\|$/gm);
const importRules = Array.from(rows).flatMap(({ groups }) => {
  const rooms = groups!.rooms!.replaceAll("`", "").split(", ");
  /** Folders and packages; "(types)" follows what may be imported as types only. */
  const mayImport = groups!.mayImport!.split(", ");
  return rooms.map((room, index) => {
    const others = { "each other": rooms, "those before it": rooms.slice(0, index) };
    return { room, others, mayImport, why: groups!.why! };
  });
});
const isTest = (file: string) => /\/testing\/|\.(test|contract)\.tsx?$/.test(file);
const contains = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`);
const topFolder = (path: string) => path.split("/")[0]!;

function violation({ from, specifier, to, typesOnly }: Import): string | undefined {
  const rule = importRules
    .filter(({ room }) => contains(room, from))
    .toSorted((a, b) => b.room.length - a.room.length)[0];
  if (!rule) return `${from} is in no folder of the table in docs/architecture.md.`;
  const crossesRooms =
    specifier.startsWith(".") &&
    (topFolder(to) === "app" ? !contains(rule.room, to) : topFolder(to) !== topFolder(from));
  if (contains("bench", from) && specifier.startsWith("#"))
    return `${from} imports "${specifier}"; the bench is a package, where "#" is its folder.`;
  const isImported = `#${topFolder(to)}/*` in packageJson.imports && !contains("bench", from);
  if (crossesRooms && !from.endsWith(".mjs") && isImported)
    return `${from} imports "${specifier}"; across folders, write "#${to}".`;
  const isOneFolder = topFolder(to) === topFolder(from) && topFolder(to) !== "app";
  if (specifier.startsWith("#") && (isOneFolder || contains(rule.room, to)))
    return `${from} imports "${specifier}"; inside a folder, write a relative path.`;
  if (contains(rule.room, to)) return undefined;
  const isReact = /^react(-dom)?\b/.test(to);
  const allowed = rule.mayImport.some((entry) => {
    if (entry === "anything") return true;
    if (entry === "React") return isReact;
    if (entry === "packages but React") return !/^[.#]/.test(specifier) && !isReact;
    const types = entry.endsWith(" (types)");
    const name = entry.replace(" (types)", "");
    const folders = rule.others[name as keyof typeof rule.others] ?? [name];
    return (!types || typesOnly) && folders.some((folder) => contains(folder, to));
  });
  return allowed ? undefined : `${from} may not import ${to}: ${rule.room} (${rule.why}).`;
}

test("every import is allowed by the table in docs/architecture.md", () => {
  const found = imports.filter(({ from }) => !isTest(from)).map(violation);
  expect(found.filter(Boolean)).toEqual([]);
});

test("no file imports itself through others", () => {
  expect(cyclesOf(imports.map(({ from, to }) => [from, to]))).toEqual([]);
});

/** Everything that these files import, themselves included. */
function reachedFrom(files: readonly string[]): Set<string> {
  const reached = new Set(files);
  for (const file of reached)
    for (const { from, to, typesOnly } of imports) if (from === file && !typesOnly) reached.add(to);
  return reached;
}

const filesOf = (pattern: RegExp) => [
  ...new Set(imports.map(({ from }) => from).filter((file) => pattern.test(file))),
];

const usesHook = ({ to, names }: Import) =>
  /^react$|\/use-[^/]+$/.test(to) && names.some((name) => /^(use|create|lazy)/.test(name));
const hasHandler = (code: string) => /\son[A-Z]\w*=/.test(code);

test("hooks and handlers are in islands and what they import, and nowhere else", () => {
  const hydrated = reachedFrom(filesOf(/\.island\.tsx$/));
  const withHooks = imports.filter(usesHook).map(({ from }) => from);
  const withHandlers = globSync("app/**/*.tsx", { cwd: root }).filter((file) =>
    hasHandler(readFileSync(join(root, file), "utf8")),
  );
  expect(withHooks.length).toBeGreaterThan(5);
  expect(withHandlers.length).toBeGreaterThan(5);
  expect([...withHooks, ...withHandlers].filter((file) => !hydrated.has(file))).toEqual([]);
});

test.each([
  ['import { useState } from "react"', true],
  ['import { useRequest } from "#app/request/use-request.ts"', true],
  ['import type { useRequest } from "#app/request/use-request.ts"', false],
  ['import { type ReactNode, StrictMode } from "react"', false],
])("%s is the import of a hook: %s", (code, isHook) => {
  expect(importsOf("app/views/a.tsx", code).some(usesHook)).toBe(isHook);
});

test.each([
  ["<button onClick={close}>", true],
  ['<button command="close">', false],
])("%s has a handler: %s", (code, isHandled) => {
  expect(hasHandler(code)).toBe(isHandled);
});

test("islands are placed in .astro files, and elements have no React", () => {
  const placedElsewhere = imports.filter(
    ({ from, to }) => to.endsWith(".island.tsx") && !from.endsWith(".astro") && !isTest(from),
  );
  expect(placedElsewhere).toEqual([]);
  const elements = [...reachedFrom(filesOf(/\.element\.ts$/))];
  expect(elements.filter((file) => /^react\b|\.tsx$/.test(file))).toEqual([]);
});

/** A folder and all below it, so that a part of one cannot close a circle. */
const roomOf = (file: string) => dirname(file).split("/").slice(0, 2).join("/");

test("no room imports itself through others", () => {
  const edges = imports
    .filter(({ from, specifier }) => !isTest(from) && /^[.#]/.test(specifier))
    .map(({ from, to }) => [roomOf(from), roomOf(to)] as const)
    .filter(([from, to]) => !contains(from, to) && !contains(to, from));
  expect(cyclesOf(edges)).toEqual([]);
});

test.each([
  ["content/a.ts", 'import { b } from "#derive/b.ts"', true],
  ["content/a.ts", 'import react from "react"', true],
  ["derive/a.ts", 'export * from "node:fs"', true],
  ["derive/a.ts", 'import type { Thing } from "schema-dts"', false],
  ["derive/a.ts", 'import { thing } from "schema-dts"', true],
  ["derive/a.ts", 'import { site } from "../content/site.ts"', true],
  ["derive/a.ts", 'import { b } from "#derive/dates/b.ts"', true],
  ["app/ui/a.tsx", 'import { b } from "#app/ui/b.ts"', true],
  ["app/shell/a.tsx", 'import { b } from "../ui/b.ts"', true],
  ["app/ui/a.tsx", 'import { site } from "#content/site.ts"', true],
  ["app/ui/a.tsx", 'import("#app/shell/frame.tsx")', true],
  ["app/shell/a.tsx", 'import type { Service } from "#content/services/shape.ts"', false],
  ["app/shell/a.tsx", 'import { services } from "#content/services/index.ts"', true],
  ["app/shell/a.tsx", 'import { frameCopy } from "#content/copy/frame/frame.ts"', false],
  ["app/blocks/a.tsx", 'import { Page } from "#app/views/home/home-view.tsx"', true],
  ["app/views/a.tsx", 'import { services } from "#content/services/index.ts"', true],
  ["app/pages/a.astro", '---\nimport { services } from "#content/services/index.ts"\n---', false],
  ["app/pages/a.astro", '---\nimport { buildApp } from "#server/app.ts"\n---', true],
  ["app/layouts/a.astro", '---\n---\n<script>\nimport "#server/app.ts"\n</script>', true],
  ["server/http/a.ts", 'import { send } from "../mail/smtp.ts"', true],
  ["server/a.ts", 'import { site } from "#content/site.ts"', false],
])("in %s, %s is refused: %s", (from, code, refused) => {
  const [found] = importsOf(from, code);
  expect(violation(found!) !== undefined).toBe(refused);
});

test("cycles are found", () => {
  const edges = ["ab", "bc", "ca", "cd"].map((pair) => [pair[0]!, pair[1]!] as const);
  expect(cyclesOf(edges)).toEqual([["a", "b", "c", "a"]]);
});
