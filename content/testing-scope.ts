import issuedLines from "./issued-scope.json" with { type: "json" };
import type { Unconfirmed } from "./provenance.ts";

/** The scope that NABL issued, as a PDF in content/documents. */
export interface IssuedDocument {
  readonly file: string;
  /** The date NABL issued it, as 2026-11-15. */
  readonly date: string;
}

/** Name the file here: the page then shows it instead of the document made from the list. */
export const issuedDocument: IssuedDocument | undefined = undefined;

/** The day on which the list of tests last changed, as 2026-11-15: our document carries it. */
export const listRevised = "2026-11-19";

export const unconfirmed: readonly Unconfirmed[] = [
  ...(issuedDocument
    ? []
    : [
        {
          statement: "Our list of tests, instead of the scope that NABL issued",
          question: "Please send the scope that NABL issued, as a PDF, with its date of issue.",
        },
      ]),
  ...(issuedLines.length > 0
    ? []
    : [
        {
          statement: "The scope status of every test is not stated",
          question:
            "Please send that scope as a table too: test, method, range, valid from, valid until.",
        },
      ]),
];
