import type { FinderEntry } from "#derive/finder/finder-entry.ts";
import type { FinderIndex } from "./finder-index.ts";
import { type KnownStandard, sameNumber } from "./known-standards.ts";
import { likeness } from "./rank-by-standards.ts";
import { type Ranked, rankByWords } from "./rank-by-words.ts";
import type { ReadQuery } from "./read-query.ts";

const count = 2;

/** What comes next to a query that nothing answers: other parts of its standard, some of its words, similar letters. */
export function nearest(index: FinderIndex, read: ReadQuery, query: string): Ranked[] {
  const found = new Map<string, Ranked>();
  for (const way of [otherParts, someWords, similarNumbers, similarNames]) {
    for (const one of way(index, read, query))
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

function similarNumbers(index: FinderIndex, { designations }: ReadQuery, query: string): Ranked[] {
  if (designations.length === 0) return [];
  return testsTo(
    index,
    bySimilarity(index.standards, query, ({ number }) => number),
  );
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

const similarNames = ({ entries }: FinderIndex, _read: ReadQuery, query: string): Ranked[] =>
  bySimilarity([...entries.values()], query, ({ name }) => name).map(ranked);

/** In the order of the letters that they share with the query, three at a time. */
function bySimilarity<Item>(items: readonly Item[], query: string, text: (item: Item) => string) {
  const typed = trigrams(query);
  const scored = items.map((item) => {
    const own = trigrams(text(item));
    return { item, score: typed.intersection(own).size / (typed.size + own.size) };
  });
  return scored.toSorted((a, b) => b.score - a.score).map(({ item }) => item);
}

function trigrams(text: string): Set<string> {
  const padded = ` ${text.toLowerCase()} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}
