import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { catalogue, catalogueCsv, csvCell } from "./catalogue.ts";
import { testingScope } from "./testing-scope.ts";

const lines = testingScope().flatMap((service) => service.lines);

test("the catalogue names its version, its day and every test once", () => {
  const feed = JSON.parse(JSON.stringify(catalogue("https://laboratory.example")));
  expect([feed.version, feed.revised]).toEqual([1, site.revised]);
  expect(feed.services.flatMap((service: { tests: unknown[] }) => service.tests)).toEqual(lines);
  expect(feed.services[0].url).toBe("https://laboratory.example/services/building-material");
});

test("the table has a head, a row for each test, and as many cells in each", () => {
  const rows = parseCsv(catalogueCsv());
  expect(rows).toHaveLength(lines.length + 1);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([15]));
  const [head, ...body] = rows;
  const column = (name: string) => body.map((row) => row[head!.indexOf(name)]);
  expect(column("id")).toEqual(lines.map(({ id }) => id));
  expect(column("test")).toEqual(lines.map(({ name }) => name));
  expect(column("methods")).toEqual(lines.map(({ methods }) => methods.join("; ")));
  expect(column("scope")).toEqual(lines.map(({ scope }) => scope));
});

test.each([
  ["plain", "plain"],
  ["a,b", '"a,b"'],
  ['5" pipe', '"5"" pipe"'],
  ["two\nlines", '"two\nlines"'],
  ["=1+1", "'=1+1"],
  ["+91", "'+91"],
  ["-5", "'-5"],
  ["@cell", "'@cell"],
  ["=A1,B1", '"\'=A1,B1"'],
])("the cell %j", (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

/** RFC 4180, read by another hand than the one that wrote it. */
function parseCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? bare! : quoted.replaceAll('""', '"'));
    if (end === "\r\n") {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
