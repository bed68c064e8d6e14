import type { FinderEntry } from "#derive/finder/finder-entry.ts";
import type { FinderIndex } from "./finder-index.ts";
import { type KnownStandard, sameNumber } from "./known-standards.ts";
import { likeness } from "./rank-by-standards.ts";
import { type Ranked, rankByWords } from "./rank-by-words.ts";
import type { ReadQuery } from "./read-query.ts";
import { boosts } from "./search-documents.ts";

const count = 2;

/** What comes next to a query that nothing answers: other parts of its standard, some of its words, similar words. */
export function nearest(index: FinderIndex, read: ReadQuery): Ranked[] {
  const found = new Map<string, Ranked>();
  for (const way of [otherParts, someWords, similarWords, firstServices]) {
    for (const one of way(index, read))
      if (one.entry.kind !== "standard" && found.size < count) found.set(one.entry.id, one);
    if (found.size === count) break;
  }
  return [...found.values()];
}

const someWords = (index: FinderIndex, read: ReadQuery): Ranked[] =>
  Array.from(rankByWords(index, read).values()).toSorted((a, b) => b.score - a.score);

const ranked = (entry: FinderEntry): Ranked => ({
  entry,
  score: 0,
  said: 0,
  coverage: 0,
  isMeant: false,
  terms: [],
});

/** Tests to the parts of the typed standard that are closest to the typed part. */
function otherParts(index: FinderIndex, { designations }: ReadQuery): Ranked[] {
  const [typed] = designations;
  if (!typed) return [];
  const distance = ({ designation }: KnownStandard) =>
    Math.abs((designation?.part ?? 0) - (typed.part ?? 0));
  const parts = index.standards
    .filter(({ designation }) => designation && sameNumber(typed, designation))
    .toSorted((a, b) => distance(a) - distance(b));
  return testsTo(index, parts);
}

/** The test of each standard that is most like it. */
const testsTo = (index: FinderIndex, standards: readonly KnownStandard[]): Ranked[] =>
  standards.slice(0, 2 * count).flatMap((standard) =>
    (index.citing.get(standard.number) ?? [])
      .filter(({ kind }) => kind === "test")
      .toSorted((a, b) => likeness(index, standard, b) - likeness(index, standard, a))
      .slice(0, 1)
      .map(ranked),
  );

/** Words that share more than half of their letters with the typed ones. */
const similarWords = ({ engine, entries }: FinderIndex, { slots }: ReadQuery): Ranked[] =>
  engine
    .search(slots.flatMap(({ lookups }) => lookups.map(({ typed }) => typed)).join(" "), {
      fuzzy: 0.4,
      maxFuzzy: 4,
      boost: boosts,
    })
    .map(({ id }) => ranked(entries.get(id)!));

const firstServices = ({ entries, services }: FinderIndex): Ranked[] =>
  Array.from(services.keys(), (slug) => ranked(entries.get(slug)!));
