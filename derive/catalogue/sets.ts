import { counted } from "#content/copy/request/your-request.ts";
import type { Service, SetsSection, TestSet } from "#content/services/shape.ts";
import { type StandardId, standards } from "#content/standards.ts";
import { cataloguedTests } from "./catalogue.ts";
import { testPath } from "./paths.ts";
import { type PublishedSample, publishedSample } from "./samples.ts";

type Source = Pick<Service, "slug" | "sections">;

export const publishedSets = (service: Source) =>
  service.sections
    .filter((section) => section.kind === "sets")
    .flatMap((section) => setsOfSection(service, section));

export const setsOfSection = (service: Source, { sets }: SetsSection) =>
  Object.entries(sets).map(([id, set]) => publishedSet(service, `${service.slug}/sets/${id}`, set));

function publishedSet(service: Source, id: string, set: TestSet) {
  const tests = set.tests.map((row) => {
    const found = cataloguedTests(service).find((test) => test.id === `${service.slug}/${row}`);
    if (!found) throw new Error(`The set ${id} names a test that does not exist: ${row}.`);
    return found;
  });
  return {
    id,
    name: tests.length > 1 ? `${set.name}, ${counted(tests.length)}` : set.name,
    path: testPath(id),
    note: set.note ?? tests.map(({ name }) => name).join("; "),
    methods: [...new Set(tests.flatMap(({ methods }) => methods.slice(0, 1).map(series)))],
    specifications: [...new Set(tests.flatMap(({ specifications }) => specifications))],
    sample: publishedSample(set.sample),
    tests: tests.map((test) => test.id),
    /** What is measured where the sample is taken, so that no bottle of it is brought. */
    onSpot: tests.filter(({ sample }) => isInPlace(sample)).map((test) => test.name),
    definedBy: set.definedBy,
  };
}

const isInPlace = ({ kinds }: PublishedSample) => kinds.includes("in-place");

/** The number without its part, where the register has the whole series: a set of water tests uses many parts of IS 3025. */
const series = (method: StandardId): StandardId =>
  standards.find(({ number }) => number === method.split(" (")[0])?.number ?? method;
