import { expect, test } from "vitest";
import { toCsv } from "./scope-files.ts";

test.each([
  ["plain", "plain"],
  ["a,b", '"a,b"'],
  ['5" pipe', '"5"" pipe"'],
  ["two\r\nlines", '"two\r\nlines"'],
  ["=1+1", "'=1+1"],
  ["+91", "'+91"],
  ["-5", "'-5"],
  ["@cell", "'@cell"],
  ["=A1,B1", '"\'=A1,B1"'],
])("the cell %j is written as %j", (text, cell) => {
  expect(toCsv([[text, "end"]])).toBe(`${cell},end\r\n`);
});
