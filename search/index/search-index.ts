import type {
  SearchData,
  SearchedService,
  SearchedStandard,
} from "#derive/search-data/search-data.ts";
import type { SearchEntry } from "#derive/search-data/search-entry.ts";
import { type Document, documentsOf } from "./documents.ts";
import { type RegisteredStandard, registeredStandards } from "./standards.ts";
import { type Dictionary, dictionaryOf, keyOfText } from "./synonyms.ts";
import { type TokenIndex, tokenIndex } from "./token-index.ts";

export interface SearchIndex {
  readonly tokens: TokenIndex;
  /** The tokens of all fields but notes and subjects, which are too many to guess typos from. */
  readonly vocabulary: ReadonlySet<string>;
  /** Cached, because a misspelt token is corrected again at every key after it. */
  readonly corrected: Map<string, readonly string[]>;
  readonly entries: ReadonlyMap<string, SearchEntry>;
  /** The keys of the names of entries, without services, whose names say less than their tests. */
  readonly names: ReadonlyMap<SearchEntry, string>;
  readonly ranged: readonly string[];
  readonly services: ReadonlyMap<string, SearchedService>;
  readonly standards: readonly RegisteredStandard[];
  readonly citing: ReadonlyMap<string, readonly SearchEntry[]>;
  readonly dictionary: Dictionary;
  /** What is neither tested nor calibrated here, although our pages use its words. */
  readonly notOffered: Dictionary;
}

export function searchIndex(data: SearchData): SearchIndex {
  const entries = [
    ...data.services.map((service) => serviceEntry(service, data.standards)),
    ...data.entries,
    ...data.standards.map(standardEntry),
  ];
  const documents = documentsOf(entries, data);
  return {
    tokens: tokenIndex(documents),
    vocabulary: new Set(documents.flatMap(tokensToGuess)),
    corrected: new Map(),
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    names: new Map(data.entries.map((entry) => [entry, keyOfText(entry.name)])),
    ranged: entries.filter(({ range }) => range).map(({ id }) => id),
    services: new Map(data.services.map((service) => [service.slug, service])),
    standards: registeredStandards(data.standards),
    citing: citing(entries),
    dictionary: dictionaryOf(data.synonyms),
    notOffered: dictionaryOf(data.notOffered),
  };
}

const tokensToGuess = ({ fields: { about: _about, ...others } }: Document) =>
  Object.values(others).flat();

const serviceEntry = (
  { slug, name, description }: SearchedService,
  standards: readonly SearchedStandard[],
): SearchEntry => ({
  kind: "service",
  id: slug,
  name,
  context: description,
  specifications: standards
    .filter(({ services }) => services.includes(slug))
    .map(({ number }) => number),
});

const standardEntry = ({ number, subject }: SearchedStandard): SearchEntry => ({
  kind: "standard",
  id: `standard:${number}`,
  name: `${number}: ${subject}`,
  methods: [number],
});

function citing(entries: readonly SearchEntry[]): Map<string, SearchEntry[]> {
  const found = new Map<string, SearchEntry[]>();
  for (const entry of entries)
    for (const number of new Set([...(entry.methods ?? []), ...(entry.specifications ?? [])]))
      found.set(number, [...(found.get(number) ?? []), entry]);
  return found;
}
