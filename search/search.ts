import type { SearchData } from "#derive/search-data/search-data.ts";
import { type SearchIndex, searchIndex } from "./index/search-index.ts";
import { type ParsedQuery, parseQuery } from "./query/parse-query.ts";
import { groupHits, type HitGroup } from "./ranking/hits.ts";
import { rankByStandards } from "./ranking/rank-by-standards.ts";
import { type RankedEntry, rankByText } from "./ranking/rank-by-text.ts";
import { suggestions } from "./ranking/suggestions.ts";
import { minCoverage, minCoverageOfLongQuery, minTextScore } from "./weights.ts";

export interface SearchResult {
  /** By service, the best first. */
  readonly groups: readonly HitGroup[];
  /** The number of hits, including those beyond the limit. */
  readonly total: number;
  /** The score of the first hit over that of the second; infinite where there is one. */
  readonly lead: number;
  /** Without a hit: the closest matches. */
  readonly suggestions: readonly HitGroup[];
}

export type Search = (query: string, limit?: number) => SearchResult;

/** Builds the index of the fetched data once. */
export function createSearch(data: SearchData): Search {
  const index = searchIndex(data);
  return (query, limit) => search(index, query, limit);
}

/** The search in fetched JSON; undefined if that has another shape. */
export const searchFrom = (json: unknown): Search | undefined =>
  isSearchData(json) ? createSearch(json) : undefined;

const isSearchData = (json: unknown): json is SearchData =>
  ["services", "entries", "standards", "synonyms", "notOffered"].every((list) =>
    Array.isArray(Object(json)[list]),
  );

/** What a query finds, the best first. */
export function search(index: SearchIndex, typed: string, limit = 40): SearchResult {
  const query = parseQuery(index, typed);
  if ([query.concepts, query.hints, query.designations].every(({ length }) => length === 0))
    return { groups: [], total: 0, lead: Infinity, suggestions: [] };
  const ranked = rank(index, query).toSorted((a, b) => b.score - a.score);
  const found = ranked.map(({ entry }) => entry);
  return {
    groups: groupHits(index, found.slice(0, limit), query),
    total: found.length,
    lead: ranked.length > 1 ? ranked[0]!.score / ranked[1]!.score : Infinity,
    suggestions: found.length > 0 ? [] : groupHits(index, suggestions(index, query), query),
  };
}

function rank(index: SearchIndex, query: ParsedQuery): RankedEntry[] {
  if (query.intent === "untested") return [];
  if (query.intent === "text") return relevant(query, rankByText(index, query));
  const citing = rankByStandards(index, query);
  if (query.concepts.length === 0) return [...citing.values()];
  const matching = rankByText(index, query);
  const both = intersect(citing, matching);
  if (both.length > 0) return both;
  return query.intent === "standards" ? [...citing.values()] : relevant(query, matching);
}

/** Of the entries that cite the standards, those that cover most of the text beside the designation. */
function intersect(
  citing: ReadonlyMap<string, RankedEntry>,
  matching: ReadonlyMap<string, RankedEntry>,
): RankedEntry[] {
  const coverageOf = ({ entry }: RankedEntry) => matching.get(entry.id)?.coverage ?? 0;
  const entries = [...citing.values()];
  const most = Math.max(minCoverage, ...entries.map(coverageOf));
  return entries.filter((one) => coverageOf(one) === most);
}

/** The entries that cover enough of the query, without noise. */
function relevant(
  { concepts }: ParsedQuery,
  matching: ReadonlyMap<string, RankedEntry>,
): RankedEntry[] {
  const entries = [...matching.values()];
  const best = Math.max(0, ...entries.map(({ textScore }) => textScore));
  const hasUnknown = concepts.some(({ lookups }) => lookups.some(({ isKnown }) => !isKnown));
  const enough = concepts.length > 3 ? minCoverageOfLongQuery : minCoverage;
  return entries.filter(({ textScore, coverage, inDictionary }) => {
    if (inDictionary) return coverage >= enough;
    const covers = hasUnknown ? coverage > minCoverage : coverage >= minCoverage;
    return covers && textScore >= best * minTextScore;
  });
}
