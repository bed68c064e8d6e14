import type { SearchEntry } from "#derive/search-data/search-entry.ts";
import type { SearchIndex } from "../index/search-index.ts";
import { matchTerms } from "../index/token-index.ts";
import type { QueryConcept } from "../query/concept.ts";
import type { ParsedQuery } from "../query/parse-query.ts";
import { synonymBoost, synonymCoveragePower, synonymDecay, textCoveragePower } from "../weights.ts";

export interface RankedEntry {
  readonly entry: SearchEntry;
  readonly score: number;
  /** How well its text matches, relative to the best, without synonyms. */
  readonly textScore: number;
  /** The share of the query that it covers, from 0 to 1. */
  readonly coverage: number;
  /** A synonym of the query names it. */
  readonly inDictionary: boolean;
}

/** Entries that share tokens with the query, in no order. */
export function rankByText(index: SearchIndex, query: ParsedQuery): Map<string, RankedEntry> {
  const matches = matchTerms(index.tokens, query.terms);
  const boosts = synonymBoosts(query);
  let best = 0;
  for (const { score } of matches.values()) best = Math.max(best, score);
  const ranked = new Map<string, RankedEntry>();
  for (const [id, { score, found }] of matches) {
    const coverage = coverageOf(query.concepts, id, found);
    const textScore = (score / best) * coverage ** textCoveragePower;
    const boost = boosts.get(id) ?? 0;
    ranked.set(id, {
      entry: index.entries.get(id)!,
      score: textScore * coverage + boost * coverage ** synonymCoveragePower,
      textScore,
      coverage,
      inDictionary: boost > 0,
    });
  }
  return ranked;
}

function coverageOf(
  concepts: readonly QueryConcept[],
  id: string,
  found: readonly string[],
): number {
  if (concepts.length === 0) return 1;
  let sum = 0;
  for (const { targets, lookups, expandsTo } of concepts) {
    if (targets.has(id)) sum += 1;
    else {
      const typed = shareOf(lookups, ({ alternatives }) => alternatives.some(isFound));
      sum += Math.max(typed, ...expandsTo.map((tokens) => shareOf(tokens, isFound)));
    }
  }
  return sum / concepts.length;

  function isFound(token: string): boolean {
    return found.includes(token);
  }
}

function shareOf<Item>(items: readonly Item[], isFound: (item: Item) => boolean): number {
  let count = 0;
  for (const item of items) if (isFound(item)) count++;
  return count / items.length;
}

/** What the synonyms of a query add to the entries that they name. */
export function synonymBoosts({ synonyms, concepts, designations }: ParsedQuery) {
  const boosts = new Map<string, number>();
  const count = concepts.length + designations.length;
  // Beside other terms, the name of a material does not ask for the whole service.
  const shareOfTarget = (target: string) =>
    target.includes("/") ||
    (count === concepts.length && concepts.every(({ targets }) => targets.has(target)))
      ? 1
      : 1 / count ** 2;
  for (const { ids: targets } of synonyms)
    for (const [index, target] of targets.entries()) {
      const boost = synonymBoost * synonymDecay ** index * shareOfTarget(target);
      boosts.set(target, (boosts.get(target) ?? 0) + boost);
    }
  return boosts;
}
