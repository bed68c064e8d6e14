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
import { testEntries } from "./test-entries.ts";

export interface SearchedService {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  readonly description: string;
}

export interface SearchedStandard {
  readonly number: StandardId;
  readonly subject: string;
  /** Slugs of the services whose pages name it. */
  readonly services: readonly string[];
  /** Whether it has a page or an entry in the index; absent where no test uses it. */
  readonly place?: "page" | "entry" | undefined;
}

/** What the browser fetches: everything that can be found, and its synonyms. */
export interface SearchData {
  readonly services: readonly SearchedService[];
  readonly entries: readonly SearchEntry[];
  readonly standards: readonly SearchedStandard[];
  readonly synonyms: readonly SynonymLine[];
  /** Neither tested nor calibrated here, with what is related and a sentence. */
  readonly notOffered: readonly SynonymLine[];
}

export const searchData = (words: Pick<SearchData, "synonyms" | "notOffered">): SearchData => ({
  services: services.map(({ slug, name, description }) => ({
    slug,
    name,
    href: servicePath(slug),
    description,
  })),
  entries: [...services.flatMap(entriesOf), ...pageEntries()],
  standards: searchedStandards(),
  ...words,
});

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
  return standards.map(({ number, subject }) => ({
    number,
    subject,
    services: named.filter(({ numbers }) => numbers.has(number)).map(({ slug }) => slug),
    place: places.get(number),
  }));
}
