import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { UnconfirmedStatement } from "#derive/unconfirmed/statement.ts";
import { placeholders, unconfirmedStatements } from "#derive/unconfirmed/unconfirmed-statements.ts";
import { questionsSheet } from "./questions.ts";

const [water, site] = ["content/services/water.ts", "content/site.ts"];
const found: UnconfirmedStatement[] = [
  { topic: "capabilities", statement: "ICP", question: "Which one?", file: water, page: "/water" },
  { topic: "identity", statement: "+91, “0”", question: "Which?", file: site, page: "/contact" },
];
const rows = (csv: string) => parse(csv, { bom: true });

test("a row has topic, question, page, text, room for the answer and its file, placeholders first", () => {
  expect(rows(questionsSheet(found))).toEqual([
    [
      "Topic",
      "Question",
      "Where it shows",
      "Today's text",
      "Answer",
      "For us: the answer belongs in",
    ],
    ["Name, addresses and clients", "Which?", "/contact", "'+91, “0”", "", site],
    ["Capabilities and equipment", "Which one?", "/water", "ICP", "", water],
  ]);
});

test("every unconfirmed statement has a row, and rows are grouped by topic", () => {
  const [, ...all] = rows(questionsSheet(unconfirmedStatements()));
  expect(all).toHaveLength(unconfirmedStatements().length);
  const topics = all.map(([topic]) => topic);
  expect(topics.filter((topic, at) => topic !== topics[at - 1])).toEqual([...new Set(topics)]);
  expect(all.slice(0, placeholders().length).map((cells) => cells[3])).toEqual(
    placeholders().map(({ statement }) => statement),
  );
});
