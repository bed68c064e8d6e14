import type { SearchEntry } from "#derive/search-data/search-entry.ts";
import type { SearchIndex } from "../index/search-index.ts";
import { matchTerms, type TextMatch } from "../index/token-index.ts";
import { isExplained, type QueryConcept } from "../query/concept.ts";
import type { ParsedQuery } from "../query/parse-query.ts";
import { isWithin } from "../query/quantities.ts";
import { nameScore, synonymBoost, synonymDecay } from "../weights.ts";

export interface RankedEntry {
  readonly entry: SearchEntry;
  readonly score: number;
  /** The concepts of the query that it has. */
  readonly explained: readonly QueryConcept[];
  readonly isIn?: boolean | undefined;
}

const nothing: TextMatch = { score: 0, found: [] };

export function rankByText(index: SearchIndex, query: ParsedQuery): RankedEntry[] {
  const { concepts, quantities } = query;
  const matches = matchTerms(index.tokens, query.terms);
  if (quantities.length > 0)
    for (const id of index.ranged) matches.set(id, matches.get(id) ?? nothing);
  const boosts = synonymBoosts(query);
  let best = 1;
  for (const { score } of matches.values()) best = Math.max(best, score);
  const ranked: RankedEntry[] = [];
  for (const [id, { score, found }] of matches) {
    const entry = index.entries.get(id)!;
    const isName = index.names.get(entry) === query.key && !index.dictionary.has(query.key);
    ranked.push({
      entry,
      explained: concepts.filter((concept) => isExplained(concept, id, found)),
      score: score / best + (boosts.get(id) ?? 0) + (isName ? nameScore : 0),
      isIn: isWithin(quantities, entry.range),
    });
  }
  return ranked;
}

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
