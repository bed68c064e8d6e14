import type { FinderData, FinderService, FinderStandard } from "#derive/finder/finder-data.ts";
import type { FinderEntry } from "#derive/finder/finder-entry.ts";
import { type KnownStandard, knownStandards } from "./known-standards.ts";
import { type FinderDocument, searchDocuments } from "./search-documents.ts";
import { keyOf, meaningful, type Phrases, phrasesOf } from "./phrases.ts";
import type { Vocabulary } from "./spelling.ts";
import { type WordIndex, wordIndex } from "./word-index.ts";
import { wordsOf } from "./words.ts";

/** Everything that a search reads, made once from the fetched data. */
export interface FinderIndex {
  readonly words: WordIndex;
  readonly entries: ReadonlyMap<string, FinderEntry>;
  readonly services: ReadonlyMap<string, FinderService>;
  readonly standards: readonly KnownStandard[];
  /** The entries that cite a standard. */
  readonly citing: ReadonlyMap<string, readonly FinderEntry[]>;
  readonly phrases: Phrases;
  /** Phrases that mean nothing tested here, although their words occur. */
  readonly untested: ReadonlySet<string>;
  readonly vocabulary: Vocabulary;
}

export function finderIndex(data: FinderData): FinderIndex {
  const entries = [
    ...data.services.map((service) => serviceEntry(service, data.standards)),
    ...data.entries,
    ...data.standards.map(standardEntry),
  ];
  const documents = searchDocuments(entries, data);
  const words = wordIndex(documents);
  return {
    words,
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    services: new Map(data.services.map((service) => [service.slug, service])),
    standards: knownStandards(data.standards),
    citing: citing(entries),
    phrases: phrasesOf(data.synonyms),
    untested: new Set(data.untested.map((phrase) => keyOf(meaningful(wordsOf(phrase))))),
    vocabulary: {
      all: new Set(words.keys()),
      subjects: new Set(documents.flatMap(wordsOfAllButRemarks)),
      corrected: new Map(),
    },
  };
}

const wordsOfAllButRemarks = ({ words: { about: _remarks, ...others } }: FinderDocument) =>
  Object.values(others).flat();

const serviceEntry = (
  { slug, name, description }: FinderService,
  standards: readonly FinderStandard[],
): FinderEntry => ({
  kind: "service",
  id: slug,
  name,
  context: description,
  specifications: standards
    .filter(({ services }) => services.includes(slug))
    .map(({ number }) => number),
});

const standardEntry = ({ number, subject }: FinderStandard): FinderEntry => ({
  kind: "standard",
  id: `standard:${number}`,
  name: `${number}: ${subject}`,
  methods: [number],
});

function citing(entries: readonly FinderEntry[]): Map<string, FinderEntry[]> {
  const found = new Map<string, FinderEntry[]>();
  for (const entry of entries)
    for (const number of new Set([...(entry.methods ?? []), ...(entry.specifications ?? [])]))
      found.set(number, [...(found.get(number) ?? []), entry]);
  return found;
}
