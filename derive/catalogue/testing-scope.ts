import { services } from "#content/services/index.ts";
import { testingScopeCopy, issuedScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { isOffered } from "./catalogue.ts";
import type { PublishedTest } from "./published-test.ts";
import {
  type HeadedTests,
  type ServiceTests,
  testsByService,
  testsOf,
} from "./tests-by-service.ts";
import type { IssuedDocument } from "#content/testing-scope.ts";
import { formatDate } from "#derive/dates/format-date.ts";

export type ScopeTest = Pick<
  PublishedTest,
  "id" | "serial" | "name" | "note" | "methods" | "specifications" | "place" | "accredited"
>;

export type ScopeGroup = HeadedTests<ScopeTest>;
export type ScopeService = ServiceTests<ScopeTest>;

export const testingScope = (): ScopeService[] =>
  testsByService(
    services.filter(({ inTestingScope }) => inTestingScope),
    (test) => (isOffered(test) ? [scopeTest(test)] : []),
  );

export const testCount = (): number => testingScope().flatMap(testsOf).length;

const scopeTest = (test: PublishedTest): ScopeTest => {
  const { id, serial, name, note, methods, specifications, place, accredited } = test;
  return { id, serial, name, note, methods, specifications, place, accredited };
};

export const scopeNotice = (issued: IssuedDocument | undefined): string =>
  issued ? issuedScopeCopy(formatDate(issued.date)) : testingScopeCopy.accredited;
