import { site } from "#content/site.ts";
import { services } from "#content/services/index.ts";
import { cataloguedTests } from "../catalogue/catalogue.ts";
import { publishedInstruments } from "../catalogue/instruments.ts";
import { servicePath } from "../catalogue/paths.ts";
import { catalogueVersion, type PublishedTest } from "../catalogue/published-test.ts";
import { publishedKinds } from "../catalogue/samples.ts";
import { publishedSets } from "../catalogue/sets.ts";
import { publishedSurveys } from "../catalogue/surveys.ts";
import { testsOf, wholeCatalogue } from "../catalogue/tests-by-service.ts";
import { standardsRegister } from "../standards/standards-register.ts";
import { lastChange } from "./changes.ts";

export type Catalogue = ReturnType<typeof catalogueJson>;

export const catalogueJson = (origin: string) => ({
  version: catalogueVersion,
  laboratory: site.name,
  revised: lastChange,
  services: services
    .map((service) => ({
      slug: service.slug,
      name: service.name,
      url: `${origin}${servicePath(service.slug)}`,
      tests: cataloguedTests(service),
      sets: publishedSets(service),
      instruments: publishedInstruments(service),
      surveys: publishedSurveys(service),
    }))
    .filter(({ tests, instruments, surveys }) => [tests, instruments, surveys].flat().length > 0),
  samples: publishedKinds(),
  standards: standardsRegister(),
});

/** One column of /catalogue.csv for each entry, in this order; new ones are added at the end. */
const columns = {
  id: ({ id }) => id,
  service: ({ service }) => service,
  serial: ({ serial }) => String(serial),
  table: ({ table }) => table,
  group: ({ group }) => group,
  test: ({ name }) => name,
  note: ({ note }) => note,
  methods: ({ methods }) => methods.join("; "),
  specifications: ({ specifications }) => specifications.join("; "),
  requirement: ({ requirement }) => requirement,
  sample: ({ sample }) => sample.text,
  sample_from: ({ sample }) => sample.from,
  duration: ({ duration }) => duration?.text,
  place: ({ place }) => place,
  scope: ({ scope }) => scope,
  duration_from: ({ duration }) => duration?.from,
  confirm: ({ confirm }) => (confirm ? "yes" : "no"),
  accredited_until: ({ accreditedUntil }) => accreditedUntil,
  sample_kinds: ({ sample }) => sample.kinds.join("; "),
} satisfies Record<string, (test: PublishedTest) => string | undefined>;

export const catalogueRows = (): string[][] => [
  Object.keys(columns),
  ...wholeCatalogue()
    .flatMap(testsOf)
    .map((test) => Object.values(columns).map((cell) => cell(test) ?? "")),
];
