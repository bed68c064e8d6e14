import type { FinderEntry } from "#derive/finder/finder-entry.ts";
import type { FinderIndex } from "./finder-index.ts";
import type { ReadQuery, Slot } from "./read-query.ts";
import { boosts } from "./search-documents.ts";

export interface Ranked {
  readonly entry: FinderEntry;
  readonly score: number;
  /** The share of the query that was found, from 0 to 1. */
  readonly coverage: number;
  /** The dictionary names it for a phrase of the query. */
  readonly isMeant: boolean;
  /** Words of the entry that were found. */
  readonly terms: readonly string[];
}

const kindWeights = {
  test: 1,
  package: 1,
  survey: 1,
  instrument: 0.85,
  service: 0.65,
  standard: 0.3,
} as const;

/** A test that the laboratory has not confirmed comes after one that it offers. */
const confirmWeight = 0.85;
const hintWeight = 0.4;
/** The words of an entry score 1 at most, so that the dictionary decides where it names entries. */
const phraseScore = 3;
const phraseDecay = 0.8;

/** Entries that share words with the query, in no order. */
export function rankByWords(index: FinderIndex, query: ReadQuery): Map<string, Ranked> {
  const lookups = query.slots.flatMap((slot) => slot.lookups);
  const edits = new Map(lookups.flatMap((one) => one.terms.map((term) => [term, one.edits])));
  const open = new Set(lookups.filter((one) => one.prefix).flatMap((one) => one.terms));
  const terms = new Set([
    ...edits.keys(),
    ...query.slots.flatMap(({ readAs }) => readAs.flat()),
    ...query.hints,
  ]);
  const results = index.engine.search([...terms].join(" "), {
    boost: boosts,
    prefix: (term) => open.has(term),
    fuzzy: (term) => edits.get(term) || false,
    weights: { prefix: 0.6, fuzzy: 0.5 },
    bm25: { k: 1.2, b: 0.3, d: 0.5 },
    boostTerm: (term) => (query.hints.includes(term) ? hintWeight : 1),
    boostDocument: (id: string) => weightOf(index.entries.get(id)!),
  });
  const bonuses = phraseBonuses(query);
  const slots = query.slots.map((slot) => ({ targets: slot.targets, ways: waysOf(slot) }));
  const best = results[0]?.score ?? 1;
  return new Map(
    results.map(({ id, score, queryTerms, terms: found }) => {
      const entry = index.entries.get(id)!;
      const coverage = coverageOf(slots, id, queryTerms);
      const said = (score / best) * coverage ** 2;
      const meant = (bonuses.get(id) ?? 0) * coverage ** 6;
      const isMeant = bonuses.has(id);
      return [id, { entry, score: said + meant, coverage, isMeant, terms: found }];
    }),
  );
}

const weightOf = ({ kind, confirm }: FinderEntry) =>
  kindWeights[kind] * (confirm ? confirmWeight : 1);

/** Each list of words that says what a slot says. */
const waysOf = ({ lookups, readAs }: Slot) => [lookups.flatMap(({ terms }) => terms), ...readAs];

function coverageOf(
  slots: readonly { targets: ReadonlySet<string>; ways: readonly (readonly string[])[] }[],
  id: string,
  found: readonly string[],
): number {
  if (slots.length === 0) return 1;
  let sum = 0;
  for (const { targets, ways } of slots) {
    let best = targets.has(id) ? 1 : 0;
    for (const way of ways) best = Math.max(best, shareOf(way, found));
    sum += best;
  }
  return sum / slots.length;
}

function shareOf(words: readonly string[], found: readonly string[]): number {
  let count = 0;
  for (const word of words) if (found.includes(word)) count++;
  return count / words.length;
}

/** What the dictionary names for each phrase, less for each that it names later. */
export function phraseBonuses({ synonyms, slots }: Pick<ReadQuery, "synonyms" | "slots">) {
  const bonuses = new Map<string, number>();
  for (const { for: targets } of synonyms)
    for (const [index, target] of targets.entries()) {
      // Beside other words, the name of a material is no question about the whole service.
      const share = target.includes("/") ? 1 : 1 / Math.max(slots.length, 1) ** 2;
      const bonus = phraseScore * phraseDecay ** index * share;
      bonuses.set(target, (bonuses.get(target) ?? 0) + bonus);
    }
  return bonuses;
}
