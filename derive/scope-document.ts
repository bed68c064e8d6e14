import { type IssuedDocument, testingScopeWords } from "#content/testing-scope.ts";
import { dateWords } from "./date-words.ts";

/** What the scope page says about the document it shows and about its own list. */
export function scopeDocument(issued: IssuedDocument | undefined) {
  const { notIssued, listHeading } = testingScopeWords;
  if (!issued) return { notice: notIssued, listHeading: listHeading.same };
  return {
    notice: `The document is the scope issued by NABL on ${dateWords(issued.date)}. The list below it is not: where they differ, the document applies.`,
    listHeading: listHeading.own,
  };
}
