import { readFileSync, writeFileSync } from "node:fs";
import { unconfirmedStatements } from "#derive/unconfirmed/unconfirmed-statements.ts";
import { answersReport, questionsSheet } from "./questions-sheet.ts";

/** `npm run questions` writes what the laboratory must confirm as a sheet, and `-- import FILE` says where its answers belong. */
const sheetFile = "questions.csv";
const [command, file] = process.argv.slice(2);
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
