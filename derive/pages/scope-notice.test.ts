import { expect, test } from "vitest";
import { testingScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { scopeNotice } from "#derive/catalogue/testing-scope.ts";

test("without the issued scope the page says that NABL shows it", () => {
  expect(scopeNotice(undefined)).toBe(testingScopeCopy.accredited);
});

test("the issued scope is named with its date", () => {
  const notice = scopeNotice({ file: "scope.pdf", date: "2026-03-02" });
  expect(notice).toContain("on 2 March 2026");
  expect(notice).not.toContain(testingScopeCopy.accredited);
});
