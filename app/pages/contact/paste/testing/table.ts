/** Pasted lines and what must become of them, from a table with its head; \t in a line stands for a tab. */
export const parseTable = (tsv: string) =>
  tsv
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => {
      const [line = "", expected = "", quantity = "", mark = ""] = row.split("\t");
      return {
        line: line.replaceAll("\\t", "\t"),
        /** The id of a test or set; "unclear" where several fit, "text" where none does. */
        expected,
        quantity,
        /** Words that must be in the mark. */
        mark: mark.split(" ").filter(Boolean),
      };
    });
