import { expect, test } from "vitest";
import { testingScopeWords } from "#content/testing-scope.ts";
import { scopeNotice } from "./scope-notice.ts";

test("without the issued scope the page says that NABL shows it", () => {
  expect(scopeNotice(undefined)).toBe(testingScopeWords.accredited);
});

test("the issued scope is named with its date", () => {
  const notice = scopeNotice({ file: "scope.pdf", date: "2026-03-02" });
  expect(notice).toContain("on 2 March 2026");
  expect(notice).not.toContain(testingScopeWords.accredited);
});
