import { services } from "#content/services/index.ts";
import { standardCopy } from "#content/copy/pages/standard-page.ts";
import type { StandardId } from "#content/standards.ts";
import { cataloguedTests } from "../catalogue/catalogue.ts";
import { servicePath } from "../catalogue/paths.ts";
import type { PublishedTest } from "../catalogue/published-test.ts";
import { printedText } from "../catalogue/quantity.ts";
import { standardEntryPath, standardPath } from "./paths.ts";
import { type RegisteredStandard, standardsRegister } from "./standards-register.ts";

export type StandardRole = "method" | "specification" | "both";

export type StandardService = ReturnType<typeof servicesThatUse>[number];

export interface StandardInUse extends RegisteredStandard {
  /** Otherwise it is an entry of the index only, because nothing but its one test is known of it. */
  readonly hasPage: boolean;
  readonly path: string;
  readonly services: readonly StandardService[];
}

const catalogue = services.map((service) => ({
  inTestingScope: service.inTestingScope,
  name: service.name,
  path: servicePath(service.slug),
  tests: cataloguedTests(service),
}));

export const standardsInUse: readonly StandardInUse[] = standardsRegister().flatMap((standard) => {
  const usedBy = servicesThatUse(standard.number);
  const count = usedBy.flatMap(({ tests }) => tests).length;
  if (count === 0) return [];
  const hasPage = count > 1 || standard.title !== undefined;
  const path = hasPage ? standardPath(standard.number) : standardEntryPath(standard.number);
  return { ...standard, hasPage, path, services: usedBy };
});

export const standardPages = standardsInUse.filter(({ hasPage }) => hasPage);

const addresses = new Map(standardsInUse.map(({ number, path }) => [number, path]));

export const standardAddress = (number: StandardId): string | undefined => addresses.get(number);

function servicesThatUse(number: StandardId) {
  return catalogue
    .map(({ tests, ...service }) => ({
      ...service,
      tests: tests.flatMap((test) => {
        const role = roleIn(number, test);
        return role ? [standardTest(number, test, role)] : [];
      }),
    }))
    .filter(({ tests }) => tests.length > 0);
}

function roleIn(number: StandardId, { methods, specifications }: PublishedTest) {
  const isSpecification = specifications.includes(number);
  if (methods.includes(number)) return isSpecification ? "both" : "method";
  return isSpecification ? "specification" : undefined;
}

function standardTest(number: StandardId, test: PublishedTest, role: StandardRole) {
  const { id, name, heading, sample, duration, confirm, notATest, requirements, specifications } =
    test;
  const limits = requirements.map(({ column, limit }) => (column ? `${column}: ${limit}` : limit));
  // A limit refers to the first method of its test; other methods can give other results.
  const limit = role === "method" && test.methods[0] !== number ? "" : limits.join("; ");
  // A limit from this standard itself needs no source.
  const limitFrom = limit && role === "method" ? specifications.join(", ") : undefined;
  const printed = {
    sample: test.place === "site" ? standardCopy.onSite : printedText(sample),
    duration: duration && printedText(duration),
  };
  return { id, name, heading, role, confirm, notATest, limit, limitFrom, ...printed };
}
