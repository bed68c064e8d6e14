import { testingScopeCopy, issuedScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { services } from "#content/services/index.ts";
import type { Service } from "#content/services/shape.ts";
import type { IssuedDocument } from "#content/testing-scope.ts";
import { formatDate } from "../dates/format-date.ts";
import { cataloguedTables, isOffered } from "./catalogue.ts";
import { servicePath } from "./paths.ts";
import type { PublishedTest } from "./published-test.ts";

export interface HeadedTests {
  /** Absent where the service has one group. */
  readonly heading?: string;
  readonly tests: readonly PublishedTest[];
}

export interface ServiceTests {
  readonly slug: string;
  readonly name: string;
  readonly path: string;
  readonly card: string;
  readonly groups: readonly HeadedTests[];
}

/** Every test, with those that the laboratory has not confirmed and those of a survey. */
export const wholeCatalogue = (): ServiceTests[] => testsByService(services, () => true);

export const testsOf = ({ groups }: ServiceTests): PublishedTest[] =>
  groups.flatMap(({ tests }) => tests);

const testsByService = (
  all: readonly Service[],
  keeps: (test: PublishedTest) => boolean,
): ServiceTests[] =>
  all.map((service) => {
    const { slug, name, card } = service;
    const groups = cataloguedTables(service)
      .flatMap((table) =>
        table.groups.map(({ heading, tests }) => ({
          heading: heading ? `${table.heading}: ${heading}` : table.heading,
          tests: tests.filter(keeps),
        })),
      )
      .filter(({ tests }) => tests.length > 0);
    const shown = groups.length > 1 ? groups : groups.map(({ tests }) => ({ tests }));
    return { slug, name, card, path: servicePath(slug), groups: shown };
  });

export const testingScope = (): ServiceTests[] =>
  testsByService(
    services.filter(({ inTestingScope }) => inTestingScope),
    isOffered,
  );

export const testCount = (): number => testingScope().flatMap(testsOf).length;

export const scopeNotice = (issued: IssuedDocument | undefined): string =>
  issued ? issuedScopeCopy(formatDate(issued.date)) : testingScopeCopy.accredited;
