import type { SearchEntry } from "#derive/search-data/search-entry.ts";
import type { SearchIndex } from "../index/search-index.ts";
import { matchTerms, type TextMatch } from "../index/token-index.ts";
import { isExplained } from "../query/concept.ts";
import type { ParsedQuery } from "../query/parse-query.ts";
import { isWithin } from "../query/quantities.ts";
import { nameScore, synonymBoost, synonymDecay } from "../weights.ts";

export interface RankedEntry {
  readonly entry: SearchEntry;
  readonly score: number;
  /** The share of the query that it explains, from 0 to 1. */
  readonly coverage: number;
  /** Of an instrument: whether its range has the quantities of the query. */
  readonly isIn?: boolean | undefined;
}

const nothing: TextMatch = { score: 0, found: [] };

/** Entries that share tokens with the query, and instruments whose range has its quantities, in no order. */
export function rankByText(index: SearchIndex, query: ParsedQuery): RankedEntry[] {
  const { concepts, quantities } = query;
  const matches = matchTerms(index.tokens, query.terms);
  const boosts = synonymBoosts(query);
  let best = 1;
  for (const { score } of matches.values()) best = Math.max(best, score);
  const ids = new Set([...matches.keys(), ...(quantities.length > 0 ? index.ranged : [])]);
  const isNamed = (entry: SearchEntry) => index.names.get(entry) === query.key;
  return Array.from(ids, (id) => {
    const entry = index.entries.get(id)!;
    const { score, found } = matches.get(id) ?? nothing;
    const isIn = isWithin(quantities, entry.range);
    const explained = concepts.filter((concept) => isExplained(concept, id, found)).length;
    return {
      entry,
      isIn,
      score: score / best + (boosts.get(id) ?? 0) + (isNamed(entry) ? nameScore : 0),
      coverage: concepts.length > 0 ? explained / concepts.length : 1,
    };
  });
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
