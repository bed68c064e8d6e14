import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isElementNode, type Element, queryAll } from "@parse5/tools";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { parseDocument } from "./html.ts";
import { client } from "./testing/built-site.ts";

const root = join(import.meta.dirname, "..");
const ofTheFramework = ["astro-island", "astro-slot"];

const defined = globSync("app/**/*.element.ts", { cwd: root }).flatMap((file) =>
  Array.from(
    readFileSync(join(root, file), "utf8").matchAll(/customElements\.define\("([^"]+)"/g),
    ([, tag]) => tag!,
  ),
);

test("every element that a document has is defined by a file", () => {
  const used = new Set(
    globSync("**/*.html", { cwd: client })
      .map((file) => parseDocument(readFileSync(join(client, file), "utf8")))
      .flatMap((document) => [...queryAll<Element>(document, isElementNode)])
      .map(({ tagName }) => tagName)
      .filter((tag) => tag.includes("-") && !ofTheFramework.includes(tag)),
  );
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((tag) => !defined.includes(tag))).toEqual([]);
});

test("elements need one file besides their own, which no other script needs", () => {
  const files = globSync("assets/*.js", { cwd: client });
  const imports = files.flatMap((from) =>
    parseSync(from, readFileSync(join(client, from), "utf8")).module.staticImports.map(
      ({ moduleRequest }) => [nameOf(from), nameOf(moduleRequest.value)],
    ),
  );
  expect(imports.filter(([from]) => from === "page-scripts")).toEqual([["page-scripts", "shared"]]);
  expect(imports.filter(([, to]) => to === "page-scripts")).toEqual([]);
});

/** Without folder, hash and ending. */
const nameOf = (file: string) => basename(file).split(".", 1)[0]!;
