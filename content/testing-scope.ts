/** The scope that NABL issued, as a PDF in content/documents. */
export interface IssuedDocument {
  readonly file: string;
  /** The date NABL issued it, as 2026-11-15. */
  readonly date: string;
}

/** Name the file here: the page then shows it instead of the document made from the list. */
export const issuedDocument: IssuedDocument | undefined = undefined;

/** The day on which the list of tests last changed, as 2026-11-15: our document carries it. */
export const listRevised = "2026-11-18";
