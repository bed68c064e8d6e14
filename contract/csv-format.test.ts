import { stringify } from "csv-stringify/sync";
import { expect, test } from "vitest";
import { csvFormat } from "./csv-format.ts";

test.each([
  ["plain", "plain"],
  ["a,b", '"a,b"'],
  ['5" pipe', '"5"" pipe"'],
  ["two\r\nlines", '"two\r\nlines"'],
  ["=1+1", "'=1+1"],
  ["+91", "'+91"],
  ["-5", "'-5"],
  ["@cell", "'@cell"],
  ["  =1+1", "'  =1+1"],
  ["|calc", "'|calc"],
  ["\t=1", "'\t=1"],
  ["\r=1", `"'\r=1"`],
  ["＝1+1", "'＝1+1"],
  ["＋1", "'＋1"],
  ["－1", "'－1"],
  [" ＠cell", "' ＠cell"],
  ["=A1,B1", '"\'=A1,B1"'],
])("the cell %j is written as %j", (text, cell) => {
  expect(stringify([[text, "end"]], csvFormat)).toBe(`${cell},end\r\n`);
});
