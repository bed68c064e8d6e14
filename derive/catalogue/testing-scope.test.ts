import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import { testingScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { cataloguedTests, isOffered } from "./catalogue.ts";
import { testingScope, scopeNotice } from "./testing-scope.ts";
import { testsOf } from "./tests-by-service.ts";

const scope = testingScope();

test("it lists the services of the scope in navigation order, with every test in its order", () => {
  const inScope = services.filter(({ inTestingScope }) => inTestingScope);
  expect(scope.map(({ slug }) => slug)).toEqual(inScope.map(({ slug }) => slug));
  const offered = inScope.flatMap(cataloguedTests).filter(isOffered);
  expect(scope.flatMap(testsOf).map(({ id }) => id)).toEqual(offered.map(({ id }) => id));
});

test("every service of the scope has tests, and their serials count from 1 without a gap", () => {
  for (const service of scope) {
    const serials = testsOf(service).map(({ serial }) => serial);
    expect(serials, service.slug).not.toEqual([]);
    expect(serials).toEqual(serials.map((_, index) => index + 1));
  }
});

test("the issued scope is named with its date; without it the page says that NABL shows it", () => {
  expect(scopeNotice(undefined)).toBe(testingScopeCopy.accredited);
  const notice = scopeNotice({ file: "scope.pdf", date: "2026-03-02" });
  expect(notice).toContain("on 2 March 2026");
  expect(notice).not.toContain(testingScopeCopy.accredited);
});
