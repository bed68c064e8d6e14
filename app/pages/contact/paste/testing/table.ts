/** A pasted line and what must become of it. */
export interface ExpectedLine {
  readonly line: string;
  /** The id of a test or set; "unclear" where several fit, "text" where none does. */
  readonly expected: string;
  readonly quantity: string;
  /** Words that must be in the mark. */
  readonly mark: readonly string[];
}

/** Reads a table with its head; \t in a line stands for a tab. */
export const parseTable = (tsv: string): ExpectedLine[] =>
  tsv
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
