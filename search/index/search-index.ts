import type {
  SearchData,
  SearchedService,
  SearchedStandard,
} from "#derive/search-data/search-data.ts";
import type { SearchEntry } from "#derive/search-data/search-entry.ts";
import { type Document, documentsOf } from "./documents.ts";
import { registeredStandards } from "./standards.ts";
import { dictionaryOf, keyOfText } from "./synonyms.ts";
import { tokenIndex } from "./token-index.ts";

export type SearchIndex = Readonly<ReturnType<typeof searchIndex>>;

export function searchIndex(data: SearchData) {
  const entries = [
    ...data.services.map((service) => serviceEntry(service, data.standards)),
    ...data.entries,
    ...data.standards.map(standardEntry),
  ];
  const documents = documentsOf(entries, data);
  return {
    tokens: tokenIndex(documents),
    /** Without notes and subjects, which have too many tokens to guess typos from. */
    vocabulary: new Set(documents.flatMap(tokensToGuess)),
    /** Cached, because a misspelt token is corrected again at every key after it. */
    corrected: new Map<string, readonly string[]>(),
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    /** Without services, whose names say less than their tests. */
    names: new Map(data.entries.map((entry) => [entry, keyOfText(entry.name)])),
    ranged: entries.filter(({ range }) => range).map(({ id }) => id),
    services: new Map(data.services.map((service) => [service.slug, service])),
    standards: registeredStandards(data.standards),
    citing: citing(entries),
    dictionary: dictionaryOf(data.synonyms),
    /** What is neither tested nor calibrated here, although our pages use its words. */
    notOffered: dictionaryOf(data.notOffered),
    noPage: dictionaryOf(data.noPage),
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
