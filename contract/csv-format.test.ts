import { stringify } from "csv-stringify/sync";
import { expect, test } from "vitest";
import { csvFormat } from "./csv-format.ts";

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
  [" =1", "' =1"],
  ["|calc", "'|calc"],
])("the cell %j", (text, cell) => {
  expect(stringify([[text]], csvFormat)).toBe(`${cell}\r\n`);
});
