import { services } from "#content/services/index.ts";
import type { Service } from "#content/services/shape.ts";
import { testingScopeWords } from "#content/testing-scope.ts";
import { type CataloguedTest, cataloguedTables, isOffered } from "./catalogue.ts";
import { servicePath } from "./paths.ts";

export interface ScopeGroup {
  /** Absent where the service has one group. */
  readonly heading?: string;
  readonly tests: readonly CataloguedTest[];
}

export interface ScopeService {
  readonly slug: string;
  readonly name: string;
  readonly path: string;
  readonly groups: readonly ScopeGroup[];
}

/** Every test that the laboratory offers and that is no survey, by service in navigation order. */
export const testingScope = (): ScopeService[] =>
  testsByService(
    services.filter(({ inTestingScope }) => inTestingScope),
    isOffered,
  );

/** Every test, with those that the laboratory has not confirmed and those of a survey. */
export const wholeCatalogue = (): ScopeService[] =>
  testsByService(services, () => true).filter(({ groups }) => groups.length > 0);

type TestFilter = (test: CataloguedTest) => boolean;

const testsByService = (all: readonly Service[], filter: TestFilter): ScopeService[] =>
  all.map((service) => ({
    slug: service.slug,
    name: service.name,
    path: servicePath(service.slug),
    groups: scopeGroups(service, filter),
  }));

function scopeGroups(service: Service, filter: TestFilter): ScopeGroup[] {
  const groups = cataloguedTables(service)
    .flatMap((table) =>
      table.groups.map(({ heading, tests }) => ({
        heading: heading ? `${table.heading}: ${heading}` : table.heading,
        tests: tests.filter(filter),
      })),
    )
    .filter(({ tests }) => tests.length > 0);
  return groups.length > 1 ? groups : groups.map(({ tests }) => ({ tests }));
}

/** The cells of a row as plain text; tests compare the page and the PDF with it. */
export const cellTexts = (test: CataloguedTest): string[] => [
  String(test.serial),
  test.note ? `${test.name}; ${test.note}` : test.name,
  test.methods.join("; "),
  test.specifications.join("; "),
  testingScopeWords.places[test.place],
];
