import { services } from "#content/services/index.ts";
import type { Service } from "#content/services/shape.ts";
import { cataloguedTables } from "./catalogue.ts";
import { servicePath } from "./paths.ts";
import type { PublishedTest } from "./published-test.ts";

export interface HeadedTests<Test = PublishedTest> {
  /** Absent where the service has one group. */
  readonly heading?: string;
  readonly tests: readonly Test[];
}

export interface ServiceTests<Test = PublishedTest> {
  readonly slug: string;
  readonly name: string;
  readonly path: string;
  readonly groups: readonly HeadedTests<Test>[];
}

/** Every test, with those that the laboratory has not confirmed and those of a survey. */
export const wholeCatalogue = (): ServiceTests[] =>
  testsByService(services, (test) => [test]).filter(({ groups }) => groups.length > 0);

export const testsOf = <Test>({ groups }: ServiceTests<Test>): Test[] =>
  groups.flatMap(({ tests }) => tests);

/** The tests of these services, under the headings of their tables and groups. */
export const testsByService = <Test>(
  all: readonly Service[],
  pick: (test: PublishedTest) => Test[],
): ServiceTests<Test>[] =>
  all.map((service) => ({
    slug: service.slug,
    name: service.name,
    path: servicePath(service.slug),
    groups: headedTests(service, pick),
  }));

function headedTests<Test>(
  service: Service,
  pick: (test: PublishedTest) => Test[],
): HeadedTests<Test>[] {
  const groups = cataloguedTables(service)
    .flatMap((table) =>
      table.groups.map(({ heading, tests }) => ({
        heading: heading ? `${table.heading}: ${heading}` : table.heading,
        tests: tests.flatMap(pick),
      })),
    )
    .filter(({ tests }) => tests.length > 0);
  return groups.length > 1 ? groups : groups.map(({ tests }) => ({ tests }));
}
