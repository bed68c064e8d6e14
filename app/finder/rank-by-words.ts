import type { FinderEntry } from "#derive/finder/finder-entry.ts";
import { findWords } from "./find-words.ts";
import type { FinderIndex } from "./finder-index.ts";
import type { ReadQuery } from "./read-query.ts";
import type { Slot } from "./slot.ts";
import type { Lookup } from "./spelling.ts";

export interface Ranked {
  readonly entry: FinderEntry;
  readonly score: number;
  /** How much its words say, relative to the best, without the dictionary. */
  readonly said: number;
  /** The share of the query that was found, from 0 to 1. */
  readonly coverage: number;
  /** The dictionary names it for a phrase of the query. */
  readonly isMeant: boolean;
}

/** The words of an entry score 1 at most, so that the dictionary decides where it names entries. */
const phraseScore = 3;
const phraseDecay = 0.8;

/** Entries that share words with the query, in no order. */
export function rankByWords(index: FinderIndex, query: ReadQuery): Map<string, Ranked> {
  const matches = findWords(index.words, query.asked);
  const bonuses = phraseBonuses(query);
  let best = 0;
  for (const { score } of matches.values()) best = Math.max(best, score);
  const ranked = new Map<string, Ranked>();
  for (const [id, { score, found }] of matches) {
    const coverage = coverageOf(query.slots, id, found);
    const said = (score / best) * coverage ** 2;
    const bonus = bonuses.get(id) ?? 0;
    ranked.set(id, {
      entry: index.entries.get(id)!,
      // One that covers the whole query comes before one that has half of it in many places.
      score: said * coverage + bonus * coverage ** 6,
      said,
      coverage,
      isMeant: bonus > 0,
    });
  }
  return ranked;
}

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
