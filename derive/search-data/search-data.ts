import { services } from "#content/services/index.ts";
import type { Service } from "#content/services/shape.ts";
import { type StandardId, standards } from "#content/standards.ts";
import { servicePath } from "../catalogue/paths.ts";
import { standardsInUse } from "../standards/standards-in-use.ts";
import { findStandards } from "../standards/find-standards.ts";
import type { SearchEntry } from "./search-entry.ts";
import { orderEntries } from "./order-entries.ts";
import { pageEntries } from "./page-entries.ts";
import type { SynonymLine } from "./parse-synonyms.ts";
import { cataloguedTests } from "../catalogue/catalogue.ts";
import { isMoreSpecific } from "../catalogue/namesakes.ts";
import type { PublishedTest } from "../catalogue/published-test.ts";
import { plannerOf } from "../pages/planner-page.ts";

export interface SearchedService {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  readonly description: string;
}

export interface SearchedStandard {
  readonly number: StandardId;
  readonly subject: string;
  readonly services: readonly string[];
  /** Whether it has a page or an entry in the index; absent where no test uses it. */
  readonly place?: "page" | "entry" | undefined;
}

export interface SearchData {
  readonly services: readonly SearchedService[];
  readonly entries: readonly SearchEntry[];
  readonly standards: readonly SearchedStandard[];
  readonly synonyms: readonly SynonymLine[];
  /** Neither tested nor calibrated here, with what is related and a sentence. */
  readonly notOffered: readonly SynonymLine[];
  /** What visitors ask and no page answers. */
  readonly noPage: readonly SynonymLine[];
}

export function searchData(
  words: Pick<SearchData, "synonyms" | "notOffered" | "noPage">,
): SearchData {
  const entries = [...services.flatMap(entriesOf), ...pageEntries()];
  const known = new Set([...entries.map(({ id }) => id), ...services.map(({ slug }) => slug)]);
  const existing = (lines: readonly SynonymLine[]) =>
    lines.map((line) => ({ ...line, ids: line.ids.filter((id) => known.has(id)) }));
  // "Water test kathua" asks where to bring it.
  const towns = entries
    .filter(({ kind }) => kind === "centre")
    .map(({ id, name }) => ({ terms: [name], ids: [id] }));
  return {
    services: services.map(({ slug, name, description }) => ({
      slug,
      name,
      href: servicePath(slug),
      description,
    })),
    entries,
    standards: searchedStandards(),
    // A line may still lead to a test that was removed; one that led to nothing else is left out.
    synonyms: [...existing(words.synonyms).filter(({ ids }) => ids.length > 0), ...towns],
    notOffered: existing(words.notOffered),
    noPage: words.noPage,
  };
}

const entriesOf = (service: Service): SearchEntry[] => [
  ...testEntries(service),
  ...orderEntries(service),
];

function searchedStandards(): SearchedStandard[] {
  const named = services.map((service) => ({
    slug: service.slug,
    numbers: new Set(findStandards(service).map(({ number }) => number)),
  }));
  const places = new Map(
    standardsInUse.map(({ number, hasPage }) => [number, hasPage ? "page" : "entry"] as const),
  );
  return standards
    .map(({ number, subject }) => ({
      number,
      subject,
      services: named.filter(({ numbers }) => numbers.has(number)).map(({ slug }) => slug),
      place: places.get(number),
    }))
    .filter((standard) => standard.services.length > 0);
}

const testEntries = (service: Service): SearchEntry[] =>
  cataloguedTests(service).map((test) => ({
    kind: "test",
    id: test.id,
    name: test.name,
    ...(test.heading && { heading: test.heading }),
    context: headings(test),
    ...(test.note && { note: test.note }),
    methods: test.methods,
    ...(test.specifications.length > 0 && { specifications: test.specifications }),
    ...(!test.sample.kinds.includes("in-place") && { bring: test.sample.text }),
    ...(test.duration && { takes: test.duration.text }),
    place: test.place,
    ...linkField(test.id),
    ...(test.confirm && { confirm: true }),
  }));

function linkField(id: string) {
  const link = plannerOf(id);
  return link && { link };
}

function headings(test: PublishedTest): string {
  if (!test.group) return test.table;
  return isMoreSpecific(test) ? test.group : `${test.table}, ${test.group}`;
}
