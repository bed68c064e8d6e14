import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isAddedByKey } from "#app/finder/results/hit-path.ts";
import { accreditationMarks, certificates, certifications } from "#content/accreditation.ts";
import { centres } from "#content/centres.ts";
import { claims } from "#content/claims.ts";
import { clients } from "#content/clients.ts";
import { slides, whyChoose } from "#content/home.ts";
import { samples } from "#content/samples.ts";
import { services } from "#content/services/index.ts";
import { site } from "#content/site.ts";
import { standards } from "#content/standards.ts";
import { cataloguedTests } from "#derive/catalogue/catalogue.ts";
import { publishedSample } from "#derive/catalogue/samples.ts";
import { findStandards } from "#derive/standards/find-standards.ts";
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
  ["hero slides", 5, slides.length],
  ["accreditation marks", 7, accreditationMarks.length],
  ["certificates", 4, certificates.length],
  ["certifications", 4, certifications.length],
  ["cards of Why Choose", 6, whyChoose.cards.length],
  ["experience on About", "more than 15 years", claims.experience.about],
  ["experience on the home card", "over 5 years", claims.experience.homeCard],
];

const published = () => ({ facts, unused: unused(), answered: answered() });

/** What no change has to wait for. */
export const contentWarnings = (
  { facts: compared, unused: names, answered: queries } = published(),
) => [
  ...compared
    .filter(([, value, now]) => now !== value)
    .map(([name, value, now]) => `${name}: ${now}. The specification has ${value}.`),
  ...names.map((name) => `No test uses ${name}: remove its line, or leave it for later.`),
  ...queries.map(
    ({ file, query, id }) =>
      `${file}: "${query}" finds ${id}. If it is tested here now, remove the query.`,
  ),
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
