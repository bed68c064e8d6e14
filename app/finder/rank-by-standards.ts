import type { FinderEntry } from "#derive/finder/finder-entry.ts";
import type { FinderIndex } from "./finder-index.ts";
import type { Closeness, KnownStandard } from "./known-standards.ts";
import { meaningful } from "./phrases.ts";
import { phraseBonuses, type Ranked } from "./rank-by-words.ts";
import type { ReadQuery } from "./read-query.ts";
import { serviceOf } from "./search-documents.ts";
import { wordsOf } from "./words.ts";

const closenessScores: Record<Closeness, number> = {
  exact: 2000,
  family: 1000,
  whole: 500,
  begins: 0,
};
const methodScore = 200;
const kindScores = {
  test: 400,
  package: 400,
  survey: 400,
  instrument: 300,
  service: 100,
  standard: 0,
};

/** Entries that cite the standards of the query, in no order. */
export function rankByStandards(index: FinderIndex, query: ReadQuery): Map<string, Ranked> {
  const ranked = new Map<string, Ranked>();
  const bonuses = phraseBonuses(query);
  for (const [standard, closeness] of query.standards)
    for (const entry of index.citing.get(standard.number) ?? []) {
      const score =
        closenessScores[closeness] +
        kindScores[entry.kind] +
        (entry.methods?.includes(standard.number) ? methodScore : 0) +
        (closeness === "exact" ? 100 * likeness(index, standard, entry) : -partOf(standard)) +
        300 * (bonuses.get(entry.id) ?? 0) -
        (entry.confirm ? 10 : 0);
      const before = ranked.get(entry.id);
      if (!before || before.score < score)
        ranked.set(entry.id, { entry, score, said: 0, coverage: 1, isMeant: true });
    }
  return ranked;
}

/** Without a part typed, the parts come in order, and the standard as a whole after them. */
const partOf = ({ designation }: KnownStandard) => designation?.part ?? 99;

/** How much the subject of a standard has in common with an entry, mostly with its name, from 0 to 1. */
export function likeness(
  index: FinderIndex,
  { subject }: KnownStandard,
  entry: FinderEntry,
): number {
  const about = stems(subject);
  const name = stems(entry.name);
  const around = stems(`${entry.context} ${index.services.get(serviceOf(entry))?.name}`);
  const inName = about.filter((stem) => name.includes(stem)).length;
  const nearby = about.filter((stem) => around.includes(stem)).length;
  return (inName + 0.3 * nearby) / Math.sqrt(about.length * Math.max(name.length, 1));
}

const remembered = new Map<string, readonly string[]>();

function stems(text: string): readonly string[] {
  const before = remembered.get(text);
  if (before) return before;
  const found = meaningful(wordsOf(text)).map(({ stem }) => stem);
  remembered.set(text, found);
  return found;
}
