import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { UnconfirmedStatement } from "#derive/unconfirmed/statement.ts";
import { placeholders, unconfirmedStatements } from "#derive/unconfirmed/unconfirmed-statements.ts";
import { answersReport, questionsSheet } from "./questions.ts";

const water = { file: "content/services/water.ts", page: "/services/water" } as const;
const phone: UnconfirmedStatement = {
  topic: "identity",
  statement: "+91, the “phone”",
  question: "Which phone?",
  file: "content/site.ts",
  page: "/contact",
};
const found: UnconfirmedStatement[] = [
  { topic: "capabilities", statement: "ICP-OES", question: "Do you have one?", ...water },
  phone,
];
const rows = (csv: string) => parse(csv, { bom: true });

test("a row has topic, question, page, text and room for the answer, placeholders first", () => {
  expect(rows(questionsSheet(found)).map(([, ...cells]) => cells)).toEqual([
    ["Topic", "Question", "Where it shows", "Today's text", "Answer"],
    ["Name, addresses and clients", "Which phone?", "/contact", "'+91, the “phone”", ""],
    ["Capabilities and equipment", "Do you have one?", "/services/water", "ICP-OES", ""],
  ]);
});

test("every unconfirmed statement has a row and an id, and rows are grouped by topic", () => {
  const [, ...all] = rows(questionsSheet(unconfirmedStatements()));
  expect(all).toHaveLength(unconfirmedStatements().length);
  expect(new Set(all.map(([id]) => id)).size).toBe(all.length);
  const topics = all.map(([, topic]) => topic);
  expect(topics.filter((topic, at) => topic !== topics[at - 1])).toEqual([...new Set(topics)]);
  expect(all.slice(0, placeholders().length).map((cells) => cells[4])).toEqual(
    placeholders().map(({ statement }) => statement),
  );
});

const returned = (answers: readonly string[]) => {
  const [head, ...cells] = questionsSheet(found).trimEnd().replaceAll("“", "?").split("\r\n");
  return [head, ...cells.map((line, at) => `${line}${answers[at]}`).toReversed()].join("\n");
};

test("the import names the file of each answer", () => {
  expect(answersReport(returned(["+91 191 245 0000", ""]), found)).toBe(
    `1 of 2 questions are answered.

content/site.ts (1)
  Which phone?
    /contact: '+91, the ?phone”
    Answer: +91 191 245 0000`,
  );
});

test("an answer to something that the site no longer says is reported too", () => {
  const report = answersReport(returned(["", "yes"]), [phone]);
  expect(report).toContain("No longer asked, or asked about another text (1)");
});

test("another file is refused", () => {
  expect(() => answersReport("name,phone\nA,1\n", found)).toThrow(
    'The file is not a sheet of questions: no column "Id".',
  );
});
