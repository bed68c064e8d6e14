import { readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { csvFormat } from "#contract/csv-format.ts";
import { unconfirmedStatements } from "#derive/unconfirmed/unconfirmed-statements.ts";
import { type Topic, topics, type UnconfirmedStatement } from "#derive/unconfirmed/statement.ts";

type Statements = readonly UnconfirmedStatement[];
type Row = Record<(typeof columns)[number], string>;

const columns = ["Id", "Topic", "Question", "Where it shows", "Today's text", "Answer"] as const;

export const questionsSheet = (all: Statements): string =>
  // Without the byte-order mark Excel reads the file in an old encoding.
  stringify(byTopic(all).map(rowOf), {
    ...csvFormat,
    bom: true,
    header: true,
    columns: [...columns],
  });

const byTopic = (all: Statements): UnconfirmedStatement[] =>
  (Object.keys(topics) as Topic[])
    .toSorted((a, b) => Number(topics[b].placeholder) - Number(topics[a].placeholder))
    .flatMap((key) => all.filter(({ topic }) => topic === key));

const rowOf = (statement: UnconfirmedStatement): Row => ({
  Id: idOf(statement),
  Topic: topics[statement.topic].heading,
  Question: statement.question,
  "Where it shows": statement.page,
  "Today's text": statement.statement,
  Answer: "",
});

/** Identifies a statement after a spreadsheet has changed its quotes; with the letter, no spreadsheet reads it as a number. */
const idOf = ({ question, page, statement }: UnconfirmedStatement): string =>
  `Q${createHash("sha256")
    .update(JSON.stringify([question, page, statement]))
    .digest("hex")
    .slice(0, 7)}`;

export function answersReport(csv: string, all: Statements): string {
  const rows = readRows(csv);
  const answered = rows.filter(({ Answer }) => Answer.trim() !== "");
  const known = new Map(all.map((statement) => [idOf(statement), statement]));
  const byFile = Map.groupBy(
    answered,
    ({ Id }) => known.get(Id)?.file ?? "No longer asked, or asked about another text",
  );
  return [
    `${answered.length} of ${rows.length} questions are answered.`,
    ...[...byFile].map(([file, found]) =>
      [`${file} (${found.length})`, ...found.flatMap(answerLines)].join("\n"),
    ),
  ].join("\n\n");
}

const answerLines = (row: Row): string[] => [
  `  ${row.Question}`,
  `    ${row["Where it shows"]}: ${row["Today's text"]}`,
  `    Answer: ${row.Answer.trim()}`,
];

function readRows(csv: string): Row[] {
  const rows = parse<Row>(csv, { bom: true, columns: true, relax_column_count: true });
  const missing = columns.find((column) => typeof rows[0]?.[column] !== "string");
  if (missing) throw new Error(`The file is not a sheet of questions: no column "${missing}".`);
  return rows;
}

const sheetFile = "questions.csv";

/** `npm run questions` writes what the laboratory must confirm as a sheet, and `-- import FILE` says where its answers belong. */
function run([command, file]: string[]) {
  const statements = unconfirmedStatements();
  try {
    if (command === undefined) {
      // A sheet that may hold answers is not overwritten.
      writeFileSync(sheetFile, questionsSheet(statements), { flag: "wx" });
      console.log(`${sheetFile} has ${statements.length} questions to the laboratory.`);
    } else if (command === "import" && file) {
      console.log(answersReport(readFileSync(file, "utf8"), statements));
    } else throw new Error("npm run questions | npm run questions -- import FILE");
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

if (import.meta.main) run(process.argv.slice(2));
