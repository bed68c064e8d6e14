import type { FinderEntry } from "#derive/finder/finder-entry.ts";
import type { FinderIndex } from "./finder-index.ts";
import { sameNumber } from "./known-standards.ts";
import { type Ranked, rankByWords } from "./rank-by-words.ts";
import type { ReadQuery } from "./read-query.ts";

const count = 2;

/** What comes next to a query that nothing answers: other parts of its standard, some of its words, similar letters. */
export function nearest(index: FinderIndex, read: ReadQuery, query: string): Ranked[] {
  const byWords = Array.from(rankByWords(index, read).values()).toSorted(
    (a, b) => b.score - a.score,
  );
  const found = [...otherParts(index, read), ...byWords, ...similarLetters(index, query)].filter(
    ({ entry }) => entry.kind !== "standard",
  );
  return [...new Map(found.map((one) => [one.entry.id, one])).values()].slice(0, count);
}

const ranked = (entry: FinderEntry): Ranked => ({ entry, score: 0, coverage: 0, terms: [] });

/** Tests to the parts of the typed standard that are closest to the typed part. */
function otherParts({ standards, citing }: FinderIndex, { designations }: ReadQuery): Ranked[] {
  const [typed] = designations;
  if (!typed) return [];
  const distance = (part = 0) => Math.abs(part - (typed.part ?? 0));
  return standards
    .filter(({ designation }) => designation && sameNumber(typed, designation))
    .toSorted((a, b) => distance(a.designation?.part) - distance(b.designation?.part))
    .flatMap(({ number }) => citing.get(number) ?? [])
    .filter(({ kind }) => kind === "test")
    .map(ranked);
}

function similarLetters({ entries }: FinderIndex, query: string): Ranked[] {
  const typed = trigrams(query);
  const share = ({ name }: FinderEntry) => {
    const own = trigrams(name);
    return typed.intersection(own).size / Math.sqrt(own.size);
  };
  return Array.from(entries.values(), (entry) => ({ ...ranked(entry), score: share(entry) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

function trigrams(text: string): Set<string> {
  const padded = ` ${text.toLowerCase()} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}
