import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Document, isTextNode } from "@parse5/tools";
import { create } from "fontkit";
import { describe, expect, test } from "vitest";
import { elementsIn } from "../html.ts";
import { client, readDocument } from "../testing/built-site.ts";

const generated = join(import.meta.dirname, "../../app/styles/generated");

const glyphs = (file: string) => {
  const font = create(readFileSync(join(generated, file)));
  if ("fonts" in font) throw new Error(`${file} is a collection.`);
  return new Set(font.characterSet.map((code) => String.fromCodePoint(code)));
};

const textsOf = (document: Document) =>
  elementsIn(document)
    .filter(({ tagName }) => !["script", "style"].includes(tagName))
    .flatMap(({ childNodes }) => childNodes.filter(isTextNode).map(({ value }) => value));

describe("the fonts of the build", () => {
  const files = globSync("*.woff2", { cwd: generated });
  const available = new Set(
    files.filter((file) => !file.includes("mono")).flatMap((file) => [...glyphs(file)]),
  );

  test("have every character of every built page", () => {
    const pages = globSync("**/*.html", { cwd: client });
    expect(pages.length).toBeGreaterThan(23);
    const shown = new Set(
      pages.flatMap((page) => textsOf(readDocument(page)).flatMap((text) => Array.from(text))),
    );
    // Format characters, like the word joiner, draw nothing.
    const drawn = [...shown].filter((character) => !/[\s\p{Cf}]/u.test(character));
    expect(drawn.filter((character) => !available.has(character))).toEqual([]);
  });

  test("weigh at most 30 KB together", () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(generated, file)).size, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(30 * 1024);
  });
});
