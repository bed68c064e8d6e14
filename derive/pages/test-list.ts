import { standards } from "#content/standards.ts";
import { standardGroups } from "../standards/standard-groups.ts";
import { testListCopy } from "#content/copy/pages/test-list.ts";
import type { PublishedTest } from "../catalogue/published-test.ts";
import { testCount } from "../catalogue/testing-scope.ts";
import { type ServiceTests, testsOf, wholeCatalogue } from "../catalogue/tests-by-service.ts";

export interface ListedTest extends Pick<PublishedTest, "id" | "name" | "confirm"> {
  readonly of: string;
}

export function testList() {
  const materials = wholeCatalogue();
  const all = materials.flatMap(testsOf);
  const tests = materials.flatMap(listedTests).toSorted(byName);
  const used = standards
    .map((standard) => ({
      ...standard,
      tests: all.filter(({ methods }) => methods.includes(standard.number)),
    }))
    .filter((standard) => standard.tests.length > 0);
  return { materials, letters: byLetter(tests), standards: standardGroups(used) };
}

export function testListLead(): string {
  const all = wholeCatalogue().flatMap(testsOf);
  const onRequest = all.filter(({ confirm }) => confirm).length;
  return testListCopy.lead(testCount(), onRequest, all.length - testCount() - onRequest);
}

const listedTests = (service: ServiceTests): ListedTest[] =>
  testsOf(service).map(({ id, name, heading, confirm }) => ({
    id,
    name,
    of: heading ? `${service.name}: ${heading}` : service.name,
    confirm,
  }));

const byLetter = (tests: readonly ListedTest[]) =>
  Array.from(new Set(tests.map(letterOf)), (letter) => ({
    letter,
    tests: tests.filter((test) => letterOf(test) === letter),
  }));

const letterOf = ({ name }: ListedTest) => name.charAt(0).toUpperCase();

const { compare } = new Intl.Collator("en", { numeric: true });
const byName = (a: ListedTest, b: ListedTest) => compare(a.name, b.name) || compare(a.of, b.of);
