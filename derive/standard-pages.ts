import type { Quantity } from "#content/provenance.ts";
import { services } from "#content/services/index.ts";
import type { StandardId } from "#content/standards.ts";
import { type CataloguedTest, cataloguedTests } from "./catalogue.ts";
import { bringPath, servicePath, testPath } from "./navigation.ts";
import { standardPath } from "./standard-path.ts";
import { type RegisteredStandard, standardsRegister } from "./standards-register.ts";

/** How a test uses a standard: it is done to it, or its result is judged by it. */
export type StandardUse = "method" | "specification" | "both";

export interface StandardTest {
  readonly name: string;
  /** The heading above it on the service page. */
  readonly under: string;
  /** The row on the service page. */
  readonly to: string;
  readonly use: StandardUse;
  readonly sample: Quantity;
  readonly duration?: Quantity;
  readonly confirm: boolean;
}

export interface StandardService {
  readonly name: string;
  readonly path: string;
  /** How to pack and deliver its samples. */
  readonly bringPath: string;
  readonly tests: readonly StandardTest[];
}

export interface StandardPage extends RegisteredStandard {
  readonly path: string;
  /** The services with tests that use it, in the order of the menus. */
  readonly services: readonly StandardService[];
}

const catalogue = services.map((service) => ({
  name: service.name,
  path: servicePath(service.slug),
  bringPath: bringPath(service.slug),
  tests: cataloguedTests(service),
}));

/** One page for each standard that a test uses, in the order of the register. */
export const standardPages: readonly StandardPage[] = standardsRegister()
  .map((standard) => ({
    ...standard,
    path: standardPath(standard.number),
    services: servicesThatUse(standard.number),
  }))
  .filter((page) => page.services.length > 0);

const paths = new Map(standardPages.map(({ number, path }) => [number, path]));

/** Undefined for a standard that no test uses, which has no page. */
export const standardPagePath = (number: StandardId): string | undefined => paths.get(number);

function servicesThatUse(number: StandardId): StandardService[] {
  return catalogue
    .map(({ tests, ...service }) => ({
      ...service,
      tests: tests.flatMap((test) => {
        const use = roleIn(number, test);
        return use ? [standardTest(test, use)] : [];
      }),
    }))
    .filter(({ tests }) => tests.length > 0);
}

function roleIn(number: StandardId, { methods, specifications }: CataloguedTest) {
  const isSpecification = specifications.includes(number);
  if (methods.includes(number)) return isSpecification ? "both" : "method";
  return isSpecification ? "specification" : undefined;
}

function standardTest(
  { id, name, table, group = table, sample, duration, confirm }: CataloguedTest,
  use: StandardUse,
): StandardTest {
  return {
    name,
    under: group,
    to: testPath(id),
    use,
    sample,
    ...(duration && { duration }),
    confirm,
  };
}
