import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isElementNode, isTextNode, type Node } from "@parse5/tools";
import { expect, test } from "vitest";
import issuedLines from "#content/issued-scope.json" with { type: "json" };
import { scopeFile } from "#content/copy/files.ts";
import { asReceived, typicalFigures } from "#content/copy/tables/booking.ts";
import { pages } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";
import { issuedDocument } from "#content/testing-scope.ts";
import { cataloguedTests } from "#derive/catalogue/catalogue.ts";
import { publishedInstruments } from "#derive/catalogue/instruments.ts";
import { methodsText } from "#derive/catalogue/methods.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { testingScope, testsOf } from "#derive/catalogue/testing-scope.ts";
import { sitePaths } from "#derive/pages/sitemap.ts";
import { elementsNamed } from "./html.ts";
import { makeScopePdf } from "./scope-pdf/scope-pdf.ts";
import { client, readPage, textOf } from "./testing/built-site.ts";
import { openDocument, textOf as pdfText } from "./testing/read-tables.ts";

function mainOf(path: string): string {
  const [main] = elementsNamed(readPage(path), "main");
  return main ? textOf(main) : "";
}

const numberIn = (text: string | undefined) => Number(text?.match(/\d+/)?.[0]);
const documents = globSync("**/index.html", { cwd: client }).map((file) =>
  file.replace(/index\.html$/, ""),
);

test("scope, its PDF and the list name one number of tests, and home none beside its certificate", async () => {
  const offered = testingScope().flatMap(testsOf);
  // Without an issued document the file is our own.
  const bytes = issuedDocument ? await makeScopePdf() : readFileSync(join(client, scopeFile.path));
  const pdf = await openDocument(bytes);
  const named = {
    scope: numberIn(mainOf(pages.testingScope.path).match(/Our \d+ tests/)?.[0]),
    cover: numberIn((await pdfText(pdf.pages[0]!)).match(/Our \d+ tests/)?.[0]),
    list: numberIn(mainOf(pages.tests.path).match(/\d+ tests, \d+ more on request/)?.[0]),
  };
  expect(mainOf("/")).not.toMatch(/\d+ tests/);
  expect(new Set(Object.values(named)), JSON.stringify(named)).toEqual(new Set([offered.length]));
  const wrong = offered.filter(
    ({ id, methods, name }) =>
      !methods.length || /sampling|preparation|remaining life|moduli|food process/i.test(name + id),
  );
  expect(wrong).toEqual([]);
});

/** Without them, joined words of neighbouring cells would count as one. */
const inline = new Set(["a", "b", "code", "em", "i", "span", "strong", "sub", "sup", "time"]);
const notRead = new Set(["noscript", "script", "style", "svg", "template"]);

function readText(node: Node): string {
  if (isTextNode(node)) return node.value;
  if (!isElementNode(node) || notRead.has(node.tagName)) return "";
  const text = node.childNodes.map(readText).join("");
  return inline.has(node.tagName) ? text : ` ${text} `;
}

/** What each row repeats is no word. */
const wordsOf = (path: string) =>
  readText(elementsNamed(readPage(path), "main")[0]!)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && word !== "Add" && word !== "Accredited?");

const wordCounts = [
  [pages.home.path, 430],
  [servicePath("soil-testing"), 1150],
  [servicePath("water-testing-service"), 1750],
  [servicePath("calibration-facilities"), 950],
] as const;

const published = wordCounts.filter(([path]) => sitePaths().includes(path));

// Rows of an issued scope say more.
test.skipIf(issuedLines.length > 0).each(published)(
  "%s has about %i words, and an editor's next sentence passes",
  (path, most) => {
    expect(wordsOf(path).length).toBeLessThanOrEqual(most * 1.1);
  },
);

test("the list joins methods as its data say, and the edition that is followed is said once", () => {
  const list = mainOf(pages.tests.path);
  const joined = services.flatMap(cataloguedTests).filter((one) => one.methodsNeeded);
  for (const one of joined) expect(list).toContain(`${one.name} ${methodsText(one)}`);
  const said = documents.filter((path) => /edition current/.test(mainOf(path)));
  expect(said).toEqual([`${pages.howWeWork.path.slice(1)}/`]);
});

test("each group of instruments says what accredits it, and a standard's page counts no tests", () => {
  for (const { path, group, accreditation } of services.flatMap(publishedInstruments))
    expect(mainOf(path.split("#")[0]!)).toContain(`${group} ${accreditation}`);
  const counting = documents.filter((path) => /(one|\d+) of our tests/.test(mainOf(path)));
  expect(counting).toEqual([]);
});

test("no page has a footnote twice or speaks of booking more than once", () => {
  expect(documents.length).toBeGreaterThan(sitePaths().length);
  const repeated = documents.filter((path) => {
    const text = mainOf(path);
    return (
      [typicalFigures, asReceived].some((note) => text.split(note).length > 2) ||
      text.split(/when you book|at booking|before you book/i).length > 2
    );
  });
  expect(repeated).toEqual([]);
});

test("a service page with figures of ours says so, and one that takes samples what it reports", () => {
  for (const { slug, bring, inTestingScope, ...service } of services) {
    const text = mainOf(servicePath(slug));
    const typical = cataloguedTests({ slug, ...service }).some(
      ({ sample }) => sample.from === "typical",
    );
    expect(text.includes(typicalFigures), slug).toBe(typical);
    const takesSamples = inTestingScope && bring.place === "laboratory";
    expect(text.includes(asReceived), slug).toBe(takesSamples);
  }
});
