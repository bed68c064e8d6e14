import type { FinderEntry } from "#derive/finder/finder-entry.ts";
import type { FinderIndex } from "./finder-index.ts";
import type { FoundPhrase } from "./phrases.ts";
import type { ReadQuery, Slot } from "./read-query.ts";
import { boosts } from "./search-documents.ts";

export interface Ranked {
  readonly entry: FinderEntry;
  readonly score: number;
  /** The share of the query that was found, from 0 to 1. */
  readonly coverage: number;
  /** Words of the entry that were found. */
  readonly terms: readonly string[];
}

const kindWeights = {
  test: 1,
  package: 1,
  survey: 1,
  instrument: 0.85,
  service: 0.8,
  standard: 0.3,
} as const;

/** A test that the laboratory has not confirmed comes after one that it offers. */
const confirmWeight = 0.85;
const figureWeight = 0.4;
const phraseScore = 40;

/** Entries that share words with the query, in no order. */
export function rankByWords(index: FinderIndex, query: ReadQuery): Map<string, Ranked> {
  const lookups = query.slots.flatMap((slot) => slot.lookups);
  const edits = new Map(lookups.flatMap((one) => one.terms.map((term) => [term, one.edits])));
  const open = new Set(lookups.filter((one) => one.prefix).flatMap((one) => one.terms));
  const terms = new Set([
    ...edits.keys(),
    ...query.slots.flatMap(({ readAs }) => readAs.flat()),
    ...query.figures,
  ]);
  const results = index.engine.search([...terms].join(" "), {
    boost: boosts,
    prefix: (term) => open.has(term),
    fuzzy: (term) => edits.get(term) || false,
    weights: { prefix: 0.6, fuzzy: 0.5 },
    bm25: { k: 1.2, b: 0.6, d: 0.5 },
    boostTerm: (term) => (query.figures.includes(term) ? figureWeight : 1),
    boostDocument: (id: string) => weightOf(index.entries.get(id)!),
  });
  const bonuses = phraseBonuses(query.phrases);
  return new Map(
    results.map(({ id, score, queryTerms, terms: found }) => {
      const entry = index.entries.get(id)!;
      const coverage = coverageOf(query.slots, id, new Set(queryTerms));
      const bonus = (bonuses.get(id) ?? 0) * coverage;
      return [id, { entry, score: score * coverage ** 2 + bonus, coverage, terms: found }];
    }),
  );
}

const weightOf = ({ kind, confirm }: FinderEntry) =>
  kindWeights[kind] * (confirm ? confirmWeight : 1);

function coverageOf(slots: readonly Slot[], id: string, found: ReadonlySet<string>): number {
  if (slots.length === 0) return found.size > 0 ? 1 : 0;
  const shares = slots.map((slot) => {
    if (slot.targets.has(id)) return 1;
    const ways = [slot.lookups.flatMap(({ terms }) => terms), ...slot.readAs];
    return Math.max(
      ...ways.map((way) => way.filter((term) => found.has(term)).length / way.length),
    );
  });
  return shares.reduce((sum, share) => sum + share, 0) / slots.length;
}

/** What the dictionary names for a phrase, less for each that it names later. */
export function phraseBonuses(phrases: readonly FoundPhrase[]): Map<string, number> {
  const bonuses = new Map<string, number>();
  for (const { synonyms } of phrases)
    for (const { for: targets } of synonyms)
      for (const [index, target] of targets.entries())
        bonuses.set(target, (bonuses.get(target) ?? 0) + phraseScore * 0.8 ** index);
  return bonuses;
}
