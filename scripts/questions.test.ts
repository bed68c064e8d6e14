import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { questionsSheet } from "./questions.ts";

test("a row has text, question, room for the answer, file and place", () => {
  const why = "Which phone?";
  const sheet = questionsSheet([
    { kind: "placeholder", file: "content/site.ts", path: "site.phones", value: "+91 1", why },
  ]);
  expect(sheet.startsWith("\ufeff")).toBe(true);
  const [, row] = parse(sheet, { bom: true });
  // The apostrophe keeps a spreadsheet from running the number as a formula.
  expect(row).toEqual(["'+91 1", why, "", "content/site.ts", "site.phones"]);
});
