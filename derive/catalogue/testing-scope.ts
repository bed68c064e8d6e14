import { services } from "#content/services/index.ts";
import { testingScopeCopy, issuedScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { isOffered } from "./catalogue.ts";
import { type ServiceTests, testsByService, testsOf } from "./tests-by-service.ts";
import type { IssuedDocument } from "#content/testing-scope.ts";
import { formatDate } from "../dates/format-date.ts";

export const testingScope = (): ServiceTests[] =>
  testsByService(
    services.filter(({ inTestingScope }) => inTestingScope),
    isOffered,
  );

export const testCount = (): number => testingScope().flatMap(testsOf).length;

export const scopeNotice = (issued: IssuedDocument | undefined): string =>
  issued ? issuedScopeCopy(formatDate(issued.date)) : testingScopeCopy.accredited;
