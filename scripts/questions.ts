import { writeFileSync } from "node:fs";
import { stringify } from "csv-stringify/sync";
import { type ContentMark, marksOn } from "#publish/content-marks.ts";

export const questionsSheet = (marks: readonly ContentMark[]): string =>
  // Without the byte-order mark Excel reads the file in an old encoding.
  stringify(marks.map(rowOf), { escape_formulas: true, bom: true, header: true });

const rowOf = ({ file, path, value, why }: ContentMark) => ({
  "Today's text": value,
  Question: why,
  Answer: "",
  "For us: file": file,
  "For us: place in it": path,
});

const sheetFile = "questions.csv";

/** `npm run questions` writes what the laboratory must confirm as a sheet. */
if (import.meta.main) {
  const marks = await marksOn();
  try {
    // A sheet that may hold answers is not overwritten.
    writeFileSync(sheetFile, questionsSheet(marks), { flag: "wx" });
    console.log(`${sheetFile} has ${marks.length} questions to the laboratory.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
