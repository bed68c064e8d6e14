import { writeFileSync } from "node:fs";
import { stringify } from "csv-stringify/sync";
import { csvFormat } from "#contract/csv-format.ts";
import { unconfirmedStatements } from "#derive/unconfirmed/unconfirmed-statements.ts";
import { type Topic, topics, type UnconfirmedStatement } from "#derive/unconfirmed/statement.ts";

type Statements = readonly UnconfirmedStatement[];

export const questionsSheet = (all: Statements): string =>
  // Without the byte-order mark Excel reads the file in an old encoding.
  stringify(byTopic(all).map(rowOf), { ...csvFormat, bom: true, header: true });

const byTopic = (all: Statements): UnconfirmedStatement[] =>
  (Object.keys(topics) as Topic[])
    .toSorted((a, b) => Number(topics[b].placeholder) - Number(topics[a].placeholder))
    .flatMap((key) => all.filter(({ topic }) => topic === key));

const rowOf = ({ topic, question, page, statement, file }: UnconfirmedStatement) => ({
  Topic: topics[topic].heading,
  Question: question,
  "Where it shows": page,
  "Today's text": statement,
  Answer: "",
  "For us: the answer belongs in": file,
});

const sheetFile = "questions.csv";

/** `npm run questions` writes what the laboratory must confirm as a sheet. */
if (import.meta.main) {
  const statements = unconfirmedStatements();
  try {
    // A sheet that may hold answers is not overwritten.
    writeFileSync(sheetFile, questionsSheet(statements), { flag: "wx" });
    console.log(`${sheetFile} has ${statements.length} questions to the laboratory.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
