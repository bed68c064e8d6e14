import { expect, test } from "vitest";
import { testingScopeWords } from "#content/testing-scope.ts";
import { scopeDocument } from "./scope-document.ts";

test("without the issued scope the page says that its document is not that", () => {
  expect(scopeDocument(undefined).notice).toBe(testingScopeWords.notIssued);
});

test("the issued scope is named with its date, and the list no longer counts as the same", () => {
  const { notice, listHeading } = scopeDocument({ file: "scope.pdf", date: "2026-03-02" });
  expect(notice).toContain("scope issued by NABL on 2 March 2026");
  expect(notice).not.toContain(testingScopeWords.notIssued);
  expect(listHeading).not.toBe(scopeDocument(undefined).listHeading);
});
