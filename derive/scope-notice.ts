import { type IssuedDocument, testingScopeWords } from "#content/testing-scope.ts";
import { dateWords } from "./date-words.ts";

/** What the scope page says about the document it shows. */
export const scopeNotice = (issued: IssuedDocument | undefined): string =>
  issued
    ? `The document is the scope issued by NABL on ${dateWords(issued.date)}. The list below it is not: where they differ, the document applies.`
    : testingScopeWords.notIssued;
