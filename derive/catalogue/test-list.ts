import { standards } from "#content/standards.ts";
import type { CataloguedTest } from "./catalogue.ts";
import { type ScopeService, wholeCatalogue } from "./testing-scope.ts";
import { testHeading } from "./test-heading.ts";

export interface ListedTest {
  readonly id: string;
  readonly name: string;
  /** The service, and the group of tests where the service has several tests of this name. */
  readonly of: string;
  /** The laboratory has not said yet that it offers the test. */
  readonly confirm?: true;
}

export interface TestGroup {
  readonly heading?: string;
  readonly ids: readonly string[];
}

export interface TestList {
  /** From A to Z. */
  readonly tests: readonly ListedTest[];
  readonly materials: readonly { readonly name: string; readonly groups: readonly TestGroup[] }[];
  /** The standards that tests are done to, in the order of the register. */
  readonly standards: readonly { readonly number: string; readonly ids: readonly string[] }[];
}

/** Every test in three orders; the second and third name tests by their ids only. */
export function testList(): TestList {
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

const testsOf = ({ groups }: ScopeService): CataloguedTest[] =>
  groups.flatMap(({ tests }) => tests);

function listedTests(service: ScopeService): ListedTest[] {
  const tests = testsOf(service);
  return tests.map((test) => {
    const { id, name, confirm } = test;
    const hasNamesake = tests.some((other) => other.id !== id && other.name === name);
    return {
      id,
      name,
      of: hasNamesake ? `${service.name}: ${testHeading(test)}` : service.name,
      ...(confirm && { confirm }),
    };
  });
}

const { compare } = new Intl.Collator("en", { numeric: true });
const byName = (a: ListedTest, b: ListedTest) => compare(a.name, b.name) || compare(a.of, b.of);
