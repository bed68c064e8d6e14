import { services } from "#content/services/index.ts";
import type { Service } from "#content/services/shape.ts";
import { issuedScope } from "../catalogue/accredited-lines.ts";
import { cataloguedTests, isOffered } from "../catalogue/catalogue.ts";
import { publishedSets } from "../catalogue/sets.ts";
import { servicePath } from "../catalogue/paths.ts";
import { ask, type Topic, type UnconfirmedStatement } from "./statement.ts";
import { typicalFigures } from "./typical-figures.ts";

export const servicePages = (
  all: readonly Service[] = services,
  issued = issuedScope,
): UnconfirmedStatement[] => [
  ...(issued.length > 0 ? [] : all.flatMap(scope)),
  ...all.flatMap(tests),
  ...all.flatMap(sets),
  ...all.flatMap(capabilities),
  ...all.flatMap(typical),
];

/** The scope that NABL issued says which tests it lists; before it is imported, nobody knows. */
function scope(service: Service): UnconfirmedStatement[] {
  const unknown = cataloguedTests(service).filter(isOffered);
  const statements = unknown.length ? [`scope status of ${unknown.length} tests`] : [];
  return about(
    service,
    "scope",
    statements,
    "Please send the scope that NABL issued as a table: test, method, range, valid from, valid until.",
  );
}

const tests = (service: Service) =>
  about(
    service,
    "tests",
    cataloguedTests(service)
      .filter(({ confirm }) => confirm)
      .map(({ name, methods }) => `${name} (${methods.join("; ")})`),
    "Do you offer these tests, by these methods?",
  );

const sets = (service: Service) =>
  about(
    service,
    "tests",
    publishedSets(service)
      .filter((set) => !set.definedBy && set.tests.length > 1)
      .map(({ name }) => `set "${name}"`),
    "Which tests belong to these sets? Their numbers are yours, the lists are ours.",
  );

const capabilities = (service: Service) =>
  (service.unconfirmed ?? []).flatMap(({ statement, question }) =>
    about(service, "capabilities", [statement], question),
  );

export const typicalQuestion =
  "Are these figures right for you? They are ours; the page calls them typical.";

const typical = (service: Service) =>
  about(service, "typical", typicalFigures(service), typicalQuestion);

const about = ({ slug }: Service, topic: Topic, statements: readonly string[], question: string) =>
  ask(
    { topic, question, file: `content/services/${slug}.ts`, page: servicePath(slug) },
    statements,
  );
