import { readFileSync } from "node:fs";

/** A pasted line and what must become of it. */
export interface ExpectedLine {
  readonly line: string;
  /** The id of a test or set; "unclear" where several fit, "text" where none does. */
  readonly expected: string;
  readonly quantity: string;
  /** Words that must be in the mark. */
  readonly mark: readonly string[];
}

/** The lines of a table; \t in a line stands for a tab. */
export const tableOf = (file: string): ExpectedLine[] =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => {
      const [line = "", expected = "", quantity = "", mark = ""] = row.split("\t");
      return {
        line: line.replaceAll("\\t", "\t"),
        expected,
        quantity,
        mark: mark.split(" ").filter(Boolean),
      };
    });
