import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isAddedByKey } from "#app/finder/results/hit-path.ts";
import { type Certificate, certificates } from "#content/accreditation.ts";
import { centres } from "#content/centres.ts";
import { clients } from "#content/clients.ts";
import { finderCopy, resultsCopy } from "#content/copy/finder/finder.ts";
import { samples } from "#content/samples.ts";
import { services } from "#content/services/index.ts";
import { site } from "#content/site.ts";
import { standards } from "#content/standards.ts";
import { cataloguedTests } from "#derive/catalogue/catalogue.ts";
import { publishedSample } from "#derive/catalogue/samples.ts";
import { findStandards } from "#derive/standards/find-standards.ts";
import { masterOf } from "#publish/pictures.ts";
import { readSearchData } from "#publish/search-data.ts";
import { linesOf } from "#search/golden/rewrite-queries.ts";
import { createSearch } from "#search/search.ts";

type Fact = readonly [name: string, specified: string | number, published: string | number];

/** Of what the laboratory may change: what the specification has, and what is published. */
const facts: readonly Fact[] = [
  ["working hours", "Monday to Saturday, 9:30 AM to 5:30 PM", site.hours.text],
  ["services", 15, services.length],
  ["clients", 16, clients.length],
  ["collection centres", 4, centres.length],
];

const published = () => ({
  facts,
  unused: unused(),
  answered: answered(),
  unanswered: unanswered(),
  drawn: drawnOtherwise(),
});

/** What no change has to wait for. */
export const contentWarnings = (
  { facts: compared, unused: names, answered: queries, unanswered: examples, drawn } = published(),
) => [
  ...compared
    .filter(([, value, now]) => now !== value)
    .map(([name, value, now]) => `${name}: ${now}. The specification has ${value}.`),
  ...names.map((name) => `No test uses ${name}: remove its line, or leave it for later.`),
  ...queries.map(
    ({ file, query, id }) =>
      `${file}: "${query}" finds ${id}. If it is tested here now, remove the query.`,
  ),
  ...examples.map(
    (query) =>
      `content/copy/finder/finder.ts: the example "${query}" finds nothing: write another one.`,
  ),
  ...drawn,
];

function unused(): string[] {
  const named = new Set(services.flatMap((service) => findStandards(service)).map(numberOf));
  const used = new Set<string>(
    [
      ...services.flatMap(cataloguedTests).map(({ sample }) => sample),
      ...services.flatMap(({ bring }) => bring.samples.map((each) => publishedSample(each.sample))),
    ].flatMap(({ kinds }) => kinds),
  );
  return [
    ...standards.map(numberOf).filter((number) => !named.has(number)),
    ...Object.entries<{ name: string }>(samples).flatMap(([id, { name }]) =>
      used.has(id) ? [] : `the sample "${name}"`,
    ),
  ];
}

const numberOf = ({ number }: { number: string }) => number;

/** Queries that were to find nothing. */
function answered() {
  const data = readSearchData();
  const search = createSearch(data);
  const golden = join(import.meta.dirname, "../search/golden");
  const ofFile = (name: string) =>
    linesOf(readFileSync(join(golden, name), "utf8")).map((query) => ({ file: name, query }));
  const terms = data.notOffered.flatMap(({ terms: some }) => some);
  return [
    ...["silence.txt", "finds-nothing.txt"].flatMap(ofFile),
    ...terms.map((query) => ({ file: "not-offered.tsv", query })),
  ].flatMap(({ file, query }) => {
    const result = search(query);
    const hit = result.groups[0]?.hits[0];
    return hit && isAddedByKey(result, hit) ? [{ file, query, id: hit.id }] : [];
  });
}

const suggested = [...finderCopy.example.split(", "), ...resultsCopy.frequent];

type Finds = Pick<ReturnType<ReturnType<typeof createSearch>>, "leftOut"> & {
  readonly groups: readonly unknown[];
};

const isFound = ({ groups, leftOut }: Finds) => groups.length > 0 && !leftOut;

/** What the search field suggests, and does not find. */
export const unanswered = (
  queries: readonly string[] = suggested,
  find: (query: string) => Finds = createSearch(readSearchData()),
) => queries.filter((query) => !isFound(find(query)));

const masterText = (id: string) => readFileSync(masterOf(`certificates/${id}`), "utf8");

/** Records that stand in for scans are drawings: their titles say what they show. */
export const drawnOtherwise = (
  all: readonly Pick<Certificate, "id" | "number" | "placeholder">[] = certificates,
  name: string = site.name,
  read = masterText,
): string[] =>
  all.flatMap(({ id, number, placeholder }) => {
    const shown = placeholder && read(id).split("</title>")[0]!.split("<title>")[1];
    const stated = [name, number].filter(Boolean).join(", ");
    if (!shown || shown === stated) return [];
    return `pictures/masters/certificates/${id} shows "${shown}", not "${stated}": put your scan in its place.`;
  });
