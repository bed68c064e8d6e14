import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test, vi } from "vitest";
import { site } from "#content/site.ts";
import { issuedDocument, listRevised } from "#content/testing-scope.ts";
import { scopeFile } from "#content/copy/files.ts";
import { testingScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { formatDate } from "#derive/dates/format-date.ts";
import { testingCertificate } from "#content/claims.ts";
import { methodsText } from "#derive/catalogue/methods.ts";
import type { PublishedTest } from "#derive/catalogue/published-test.ts";
import { testingScope, testsOf } from "#derive/catalogue/testing-scope.ts";
import { client } from "../testing/built-site.ts";
import { glyphsOf, openDocument, rowsOf, textOf } from "../testing/read-tables.ts";
import { makeScopePdf } from "./scope-pdf.ts";
import { wrapText } from "./sheet.ts";

let bytes: Buffer;
let opened: Awaited<ReturnType<typeof openDocument>>;
let rows: string[][];
let texts: string[];

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

beforeAll(async () => {
  bytes = issuedDocument ? await makeScopePdf() : readFileSync(join(client, scopeFile.path));
  opened = await openDocument(bytes);
  rows = (await Promise.all(opened.pages.map(rowsOf))).flat();
  texts = await Promise.all(opened.pages.map(textOf));
});

const { columns } = testingScopeCopy;

const cellTexts = ({ serial, name, note, specifications, place, ...rest }: PublishedTest) => [
  String(serial),
  note ? `${name}; ${note}` : name,
  methodsText(rest),
  specifications.join("; "),
  testingScopeCopy.places[place],
];

const isTest = (row: readonly string[]) => row.length === columns.length && /^\d+$/.test(row[0]!);

test("file and catalogue hold the same rows, in the same order, with the same serials", () => {
  const tests = testingScope().flatMap(testsOf);
  expect(tests).not.toEqual([]);
  expect(rows.filter(isTest)).toEqual(tests.map(cellTexts));
});

test("groups have their heading across all columns, tables their column headings once", () => {
  const tables = testingScope();
  const heads = rows.filter(([first]) => first === columns[0]);
  expect(heads).toEqual(tables.map(() => [...columns]));
  const headings = tables.flatMap(({ groups }) => groups.flatMap(({ heading }) => heading ?? []));
  expect(rows.filter(({ length }) => length === 1).flat()).toEqual(headings);
  const spans = bytes.toString("latin1").match(/\/ColSpan \d+\b/g);
  expect(spans).toEqual(headings.map(() => `/ColSpan ${columns.length}`));
});

test("every page of tables repeats the column headings; every page states its number and what it is", () => {
  for (const [at, text] of texts.entries()) {
    expect(text).toContain(`Page ${at + 1} of ${opened.pages.length}`);
    expect(text).toContain(at === 0 ? testingScopeCopy.title : testingScopeCopy.header);
    const heads = at === 0 ? [] : columns;
    expect(heads.filter((column) => !text.includes(column))).toEqual([]);
  }
});

test("the cover names the laboratory, the date, what is left out and where accredited tests are listed", () => {
  const [cover] = texts;
  for (const words of [
    site.name,
    formatDate(listRevised),
    testingScopeCopy.leftOut,
    testingScopeCopy.accredited,
  ])
    expect(cover).toContain(words);
});

test("the certificate number is on the cover once, and on no other page", () => {
  const counts = texts.map((text) => text.split(testingCertificate.number).length - 1);
  expect(counts).toEqual(texts.map((_, at) => (at === 0 ? 1 : 0)));
});

test("it is tagged and has a language, a title and a bookmark for each service", async () => {
  const { info } = await opened.document.getMetadata();
  expect(info).toMatchObject({
    Title: `${testingScopeCopy.title}, ${site.name}`,
    Language: "en-IN",
    CreationDate: `D:${listRevised.replaceAll("-", "")}000000Z`,
  });
  expect(await opened.document.getMarkInfo()).not.toBeNull();
  const tree = await opened.pages[0]!.getStructTree();
  expect(tree?.children[0]).toMatchObject({ role: "Document" });
  const outline = await opened.document.getOutline();
  expect(outline.map(({ title }) => title)).toEqual(testingScope().map(({ name }) => name));
  for (const { view } of opened.pages) expect(view.map(Math.round)).toEqual([0, 0, 595, 842]);
});

test("every character has a glyph in an embedded font", async () => {
  const glyphs = (await Promise.all(opened.pages.map(glyphsOf))).flat();
  expect(glyphs.length).toBeGreaterThan(10_000);
  const missing = glyphs.filter(
    ({ isInFont, unicode }) => unicode !== " " && (!isInFont || !/[^\0\ufffd]/.test(unicode)),
  );
  expect(missing).toEqual([]);
});

test("the same content gives the same bytes, and few when compressed for transfer", async () => {
  expect((await makeScopePdf()).equals(bytes)).toBe(true);
  expect(gzipSync(bytes).length).toBeLessThan(120 * 1024);
});

const widthOf = (text: string) => text.length;

test.each([
  ["IS 2720 (Part 5)", 8, ["IS 2720", "(Part 5)"]],
  ["IS 2720 (Part 5)", 16, ["IS 2720 (Part 5)"]],
  ["", 5, [""]],
])("%j in lines of %i", (text, width, lines) => {
  expect(wrapText(text, width, widthOf)).toEqual(lines);
});

test("a word wider than its line is an error", () => {
  expect(() => wrapText("a chromatograph", 8, widthOf)).toThrow("chromatograph");
});
