import type { SearchData } from "#derive/search-data/search-data.ts";
import { type SearchIndex, searchIndex } from "./index/search-index.ts";
import type { Found } from "./ranking/find.ts";
import { groupHits, type HitGroup, hitsOf, type SearchHit } from "./ranking/hits.ts";
import { related } from "./ranking/related.ts";
import { findThings } from "./ranking/things.ts";

export interface SearchResult {
  readonly groups: readonly HitGroup[];
  readonly total: number;
  readonly isCorrected: boolean;
  readonly related: readonly SearchHit[];
  /** What was typed and no result has; absent where each result has all words, empty where each lacks another. */
  readonly leftOut?: readonly string[];
  /** It asks for no test, and no page answers it. */
  readonly hasNoPage: boolean;
  readonly sentence?: string;
}

export type Search = (query: string, limit?: number) => SearchResult;

export function createSearch(data: SearchData): Search {
  const index = searchIndex(data);
  return (query, limit) => search(index, query, limit);
}

export const searchFrom = (json: unknown): Search | undefined =>
  isSearchData(json) ? createSearch(json) : undefined;

const lists = ["services", "entries", "standards", "synonyms", "notOffered", "noPage"] as const;

/** A cache or another build may have sent other data. */
const isSearchData = (json: unknown): json is SearchData =>
  lists.every((list) => Array.isArray(Object(json)[list]));

export function search(index: SearchIndex, typed: string, limit = 40): SearchResult {
  const things = findThings(index, typed);
  const { query, entries, leftOut } = things[0]!;
  const total = things.reduce((sum, thing) => sum + thing.entries.length, 0);
  const ofEach = Math.ceil(limit / things.length);
  const sentence = query.notOffered.find(({ words }) => words)?.words;
  return {
    groups:
      things.length > 1
        ? things.map((thing) => groupOfThing(index, thing, ofEach))
        : groupHits(index, entries.slice(0, limit), query),
    total,
    isCorrected: query.isCorrected,
    related: total > 0 ? [] : hitsOf(index, related(index, query), query),
    hasNoPage: query.hasNoPage,
    ...(leftOut && { leftOut }),
    ...(sentence && { sentence }),
  };
}

const groupOfThing = (index: SearchIndex, { query, entries }: Found, limit: number): HitGroup => ({
  name: query.text,
  hits: hitsOf(index, entries.slice(0, limit), query),
});
