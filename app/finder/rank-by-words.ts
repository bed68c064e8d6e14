import type { FinderEntry } from "#derive/finder/finder-entry.ts";
import type { FinderIndex } from "./finder-index.ts";
import type { ReadQuery, Slot } from "./read-query.ts";
import { boosts } from "./search-documents.ts";
import type { Lookup } from "./spelling.ts";

export interface Ranked {
  readonly entry: FinderEntry;
  readonly score: number;
  /** The part of the score that its words have, without the dictionary. */
  readonly said: number;
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
const correctedWeight = 0.5;
/** The words of an entry score 1 at most, so that the dictionary decides where it names entries. */
const phraseScore = 3;
const phraseDecay = 0.8;

/** Entries that share words with the query, in no order. */
export function rankByWords(index: FinderIndex, query: ReadQuery): Map<string, Ranked> {
  const lookups = query.slots.flatMap((slot) => slot.lookups);
  const open = new Set(termsOf(lookups.filter(({ prefix }) => prefix)));
  const corrected = new Set(termsOf(lookups.filter(({ known, prefix }) => !known && !prefix)));
  const hints = new Set(query.hints);
  const terms = new Set([
    ...termsOf(lookups),
    ...query.slots.flatMap(({ readAs }) => readAs.flat()),
    ...hints,
  ]);
  const results = index.engine.search([...terms].join(" "), {
    boost: boosts,
    prefix: (term) => open.has(term),
    weights: { prefix: 0.6, fuzzy: 0 },
    bm25: { k: 1.2, b: 0.3, d: 0.5 },
    boostTerm: (term) => (hints.has(term) ? hintWeight : corrected.has(term) ? correctedWeight : 1),
    boostDocument: (id: string) => weightOf(index.entries.get(id)!),
  });
  const bonuses = phraseBonuses(query);
  const best = results[0]?.score ?? 1;
  return new Map(
    results.map(({ id, score, queryTerms, terms: found }) => {
      const entry = index.entries.get(id)!;
      const coverage = coverageOf(query.slots, id, queryTerms);
      const said = (score / best) * coverage ** 2;
      const meant = (bonuses.get(id) ?? 0) * coverage ** 6;
      const isMeant = bonuses.has(id);
      return [id, { entry, score: said + meant, said, coverage, isMeant, terms: found }];
    }),
  );
}

const termsOf = (lookups: readonly Lookup[]) => lookups.flatMap(({ readings }) => readings.flat());

const weightOf = ({ kind, confirm }: FinderEntry) =>
  kindWeights[kind] * (confirm ? confirmWeight : 1);

function coverageOf(slots: readonly Slot[], id: string, found: readonly string[]): number {
  if (slots.length === 0) return 1;
  let sum = 0;
  for (const { targets, lookups, readAs } of slots) {
    if (targets.has(id)) sum += 1;
    else sum += Math.max(shareOfLookups(lookups, found), bestShare(readAs, found));
  }
  return sum / slots.length;
}

function shareOfLookups(lookups: readonly Lookup[], found: readonly string[]): number {
  let sum = 0;
  for (const { readings } of lookups)
    if (readings.some((words) => words.every((word) => found.includes(word)))) sum += 1;
  return sum / lookups.length;
}

function bestShare(ways: readonly (readonly string[])[], found: readonly string[]): number {
  let best = 0;
  for (const words of ways) {
    let count = 0;
    for (const word of words) if (found.includes(word)) count++;
    best = Math.max(best, count / words.length);
  }
  return best;
}

/** What the dictionary names for each phrase, less for each that it names later. */
export function phraseBonuses({ synonyms, slots, designations }: ReadQuery) {
  const bonuses = new Map<string, number>();
  const said = slots.length + designations.length;
  // Beside other words, the name of a material is no question about the whole service.
  const shareOf = (target: string) =>
    target.includes("/") ||
    (said === slots.length && slots.every(({ targets }) => targets.has(target)))
      ? 1
      : 1 / said ** 2;
  for (const { for: targets } of synonyms)
    for (const [index, target] of targets.entries()) {
      const share = shareOf(target);
      const bonus = phraseScore * phraseDecay ** index * share;
      bonuses.set(target, (bonuses.get(target) ?? 0) + bonus);
    }
  return bonuses;
}
