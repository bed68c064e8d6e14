import { site } from "#content/site.ts";
import type { CataloguedTest } from "../catalogue/catalogue.ts";
import { standardsRegister } from "../standards/standards-register.ts";
import { publishedQuantity, quantityText } from "../catalogue/quantity.ts";
import { wholeCatalogue } from "../catalogue/testing-scope.ts";

/** Increases when a field is renamed, removed or changes its meaning (docs/catalogue.md). */
export const catalogueVersion = 3;

/** The content of /catalogue.json. */
export function catalogueJson(origin: string) {
  return {
    version: catalogueVersion,
    laboratory: site.name,
    revised: site.revised,
    services: wholeCatalogue().map(({ slug, name, path, groups }) => ({
      slug,
      name,
      url: `${origin}${path}`,
      tests: groups.flatMap(({ tests }) => tests.map(publishedTest)),
    })),
    standards: standardsRegister(),
  };
}

function publishedTest({ requirements, sample, duration, accredited, ...test }: CataloguedTest) {
  return {
    ...test,
    scope: scopeOf({ accredited }),
    accreditedUntil: accredited[0]?.until,
    requirement: requirementText({ requirements }),
    sample: publishedQuantity(sample),
    duration: duration && publishedQuantity(duration),
  };
}

/** One column of /catalogue.csv for each entry, in this order; new ones are added at the end. */
const columns = {
  id: ({ id }) => id,
  service: ({ id }) => id.slice(0, id.indexOf("/")),
  serial: ({ serial }) => String(serial),
  table: ({ table }) => table,
  group: ({ group }) => group,
  test: ({ name }) => name,
  note: ({ note }) => note,
  methods: ({ methods }) => methods.join("; "),
  specifications: ({ specifications }) => specifications.join("; "),
  requirement: requirementText,
  sample: ({ sample }) => quantityText(sample),
  sample_from: ({ sample }) => publishedQuantity(sample).from,
  duration: ({ duration }) => duration && quantityText(duration),
  place: ({ place }) => place,
  scope: scopeOf,
  duration_from: ({ duration }) => duration && publishedQuantity(duration).from,
  confirm: ({ confirm }) => (confirm ? "yes" : "no"),
  accredited_until: ({ accredited }) => accredited[0]?.until,
} satisfies Record<string, (test: CataloguedTest) => string | undefined>;

/** The cells of /catalogue.csv, the header row first. */
export const catalogueRows = (): string[][] => [
  Object.keys(columns),
  ...wholeCatalogue().flatMap(({ groups }) =>
    groups.flatMap(({ tests }) =>
      tests.map((test) => Object.values(columns).map((cell) => cell(test) ?? "")),
    ),
  ),
];

/** Where the issued scope does not list a test, nothing is claimed about it. */
function scopeOf({ accredited }: Pick<CataloguedTest, "accredited">) {
  return accredited.length > 0 ? "in-scope" : "not-stated";
}

/** "inland surface water 250; public sewers –", or undefined where there is no limit. */
function requirementText({ requirements }: Pick<CataloguedTest, "requirements">) {
  if (!requirements.length) return undefined;
  return requirements
    .map(({ column, limit }) => (column ? `${column.toLowerCase()} ${limit}` : limit))
    .join("; ");
}
