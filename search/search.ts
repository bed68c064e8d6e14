import type { SearchData } from "#derive/search-data/search-data.ts";
import type { SearchEntry } from "#derive/search-data/search-entry.ts";
import { type SearchIndex, searchIndex } from "./index/search-index.ts";
import { type ParsedQuery, parseQuery } from "./query/parse-query.ts";
import { groupHits, type HitGroup, hitsOf, type SearchHit } from "./ranking/hits.ts";
import { rankByStandards } from "./ranking/rank-by-standards.ts";
import { type RankedEntry, rankByText } from "./ranking/rank-by-text.ts";
import { entriesOf, related, sorted } from "./ranking/related.ts";
import { answersBeside } from "./weights.ts";

export interface SearchResult {
  readonly groups: readonly HitGroup[];
  readonly total: number;
  readonly isCorrected: boolean;
  readonly related: readonly SearchHit[];
  /** The words that they are found for, where the dictionary has these and not all. */
  readonly part?: string;
  readonly sentence?: string;
}

export type Search = (query: string, limit?: number) => SearchResult;

export function createSearch(data: SearchData): Search {
  const index = searchIndex(data);
  return (query, limit) => search(index, query, limit);
}

export const searchFrom = (json: unknown): Search | undefined =>
  isSearchData(json) ? createSearch(json) : undefined;

const lists = ["services", "entries", "standards", "synonyms", "notOffered"] as const;

/** A cache or another build may have sent other data. */
const isSearchData = (json: unknown): json is SearchData =>
  lists.every((list) => Array.isArray(Object(json)[list]));

export function search(index: SearchIndex, typed: string, limit = 40): SearchResult {
  const query = parseQuery(index, typed);
  const found = withAnswers(sorted(rank(index, query)), index, query);
  const { entries, part } = found.length > 0 ? { entries: [] } : related(index, query);
  const sentence = query.notOffered.find(({ words }) => words)?.words;
  return {
    groups: groupHits(index, found.slice(0, limit), query),
    total: found.length,
    isCorrected: query.isCorrected,
    related: hitsOf(index, entries, query),
    ...(part && { part }),
    ...(sentence && { sentence }),
  };
}

/** "cbr nabl": the page that answers a question follows the best result, and is the result of a question alone. */
function withAnswers(
  entries: readonly SearchEntry[],
  index: SearchIndex,
  query: ParsedQuery,
): SearchEntry[] {
  const lines = query.questions.flatMap(({ synonyms }) => synonyms);
  const answers = entriesOf(index, lines);
  const [first, ...others] = entries;
  if (first) return [...new Set([first, ...answers.slice(0, answersBeside), ...others])];
  return isEmpty(query) && query.notOffered.length === 0 ? answers : [];
}

const isEmpty = ({ concepts, designations, quantities }: ParsedQuery) =>
  concepts.length + designations.length + quantities.length === 0;

function rank(index: SearchIndex, query: ParsedQuery): RankedEntry[] {
  if (query.isUnknown || query.notOffered.length > 0) return [];
  if (isEmpty(query)) return [];
  const citing = rankByStandards(index, query);
  if (query.concepts.length + query.quantities.length === 0) return [...citing.values()];
  const matching = withinRange(rankByText(index, query));
  if (query.designations.length === 0) return matching;
  const both = matching.flatMap(({ entry: { id } }) => citing.get(id) ?? []);
  const isSure = query.designations.some(({ body }) => body);
  return isSure || both.length > 0 ? both : matching;
}

/** "Gauge 400 bar": where its words find instruments that measure the quantity, only those with such a range. */
function withinRange(ranked: RankedEntry[]): RankedEntry[] {
  const measuring = ranked.filter(({ isIn }) => isIn !== undefined);
  return measuring.length > 0 ? measuring.filter(({ isIn }) => isIn) : ranked;
}
