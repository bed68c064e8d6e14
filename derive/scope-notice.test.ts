import { expect, test } from "vitest";
import { testingScopeWords } from "#content/testing-scope.ts";
import { scopeNotice } from "./scope-notice.ts";

test("without the issued scope the page says that its document is not that", () => {
  expect(scopeNotice(undefined)).toBe(testingScopeWords.notIssued);
});

test("the issued scope is named with its date", () => {
  const notice = scopeNotice({ file: "scope.pdf", date: "2026-03-02" });
  expect(notice).toContain("scope issued by NABL on 2 March 2026");
  expect(notice).not.toContain(testingScopeWords.notIssued);
});
