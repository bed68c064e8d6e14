import type { FinderEntry } from "#derive/finder/finder-entry.ts";
import { similarTo } from "./corrections.ts";
import { findWords } from "./find-words.ts";
import type { FinderIndex } from "./finder-index.ts";
import { type KnownStandard, sameNumber } from "./known-standards.ts";
import { likeness } from "./rank-by-standards.ts";
import { type Ranked, rankByWords } from "./rank-by-words.ts";
import type { ReadQuery } from "./read-query.ts";

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

/** Entries with words that are like the typed ones. */
function similarWords({ words, entries, vocabulary }: FinderIndex, { slots }: ReadQuery): Ranked[] {
  const typed = slots.flatMap(({ lookups }) => lookups.map((lookup) => lookup.typed));
  const similar = new Set(typed.flatMap((word) => similarTo(word, vocabulary.subjects)));
  const query = Array.from(similar, (word) => ({ word, prefix: false }));
  return [...findWords(words, query)]
    .toSorted(([, a], [, b]) => b.score - a.score)
    .map(([id]) => ranked(entries.get(id)!));
}

const firstServices = ({ entries, services }: FinderIndex): Ranked[] =>
  Array.from(services.keys(), (slug) => ranked(entries.get(slug)!));
