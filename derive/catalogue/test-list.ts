import { standards } from "#content/standards.ts";
import type { PublishedTest } from "./published-test.ts";
import { type ServiceTests, testsOf, wholeCatalogue } from "./tests-by-service.ts";

export interface ListedTest extends Pick<PublishedTest, "id" | "name"> {
  /** The service, and the heading that tells tests of the same name apart. */
  readonly of: string;
  /** The laboratory has not said yet that it offers the test. */
  readonly confirm?: true;
}

export type TestList = ReturnType<typeof testList>;

/** Every test from A to Z, by material and by method; the second and third name tests by their ids only. */
export function testList() {
  const catalogue = wholeCatalogue();
  const all = catalogue.flatMap(testsOf);
  return {
    tests: catalogue.flatMap(listedTests).toSorted(byName),
    materials: catalogue.map(({ name, groups }) => ({
      name,
      groups: groups.map(({ heading, tests }) => ({
        ...(heading && { heading }),
        ids: tests.map(({ id }) => id),
      })),
    })),
    standards: standards
      .map(({ number }) => ({
        number,
        ids: all.filter(({ methods }) => methods.includes(number)).map(({ id }) => id),
      }))
      .filter(({ ids }) => ids.length > 0),
  };
}

const listedTests = (service: ServiceTests): ListedTest[] =>
  testsOf(service).map(({ id, name, heading, confirm }) => ({
    id,
    name,
    of: heading ? `${service.name}: ${heading}` : service.name,
    ...(confirm && { confirm }),
  }));

const { compare } = new Intl.Collator("en", { numeric: true });
const byName = (a: ListedTest, b: ListedTest) => compare(a.name, b.name) || compare(a.of, b.of);
