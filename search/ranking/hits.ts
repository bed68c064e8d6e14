import { serviceOf } from "#derive/catalogue/paths.ts";
import type { SearchedService, SearchedStandard } from "#derive/search-data/search-data.ts";
import type { SearchEntry } from "#derive/search-data/search-entry.ts";
import type { SearchIndex } from "../index/search-index.ts";
import type { QueryTerm } from "../index/token-index.ts";
import type { ParsedQuery } from "../query/parse-query.ts";
import { tokenize } from "../text/tokens.ts";

export type TextRange = readonly [start: number, end: number];

export interface EntryLocation {
  readonly service?: SearchedService | undefined;
  readonly standard?: SearchedStandard;
}

export interface SearchHit extends SearchEntry, EntryLocation {
  readonly matched: readonly TextRange[];
  readonly matchedStandards: readonly string[];
}

export interface HitGroup {
  /** The slug of a service, or the kind of hits that belong to none. */
  readonly name: string;
  readonly hits: readonly SearchHit[];
}

export function hitsOf(
  index: SearchIndex,
  entries: readonly SearchEntry[],
  { standards, terms }: ParsedQuery,
): SearchHit[] {
  const named = new Set<string>(Array.from(standards.keys(), ({ number }) => number));
  return entries.map((entry) => ({
    ...entry,
    ...locationOf(index, entry),
    matched: matchedRanges(entry.name, terms),
    matchedStandards: [...(entry.methods ?? []), ...(entry.specifications ?? [])].filter((number) =>
      named.has(number),
    ),
  }));
}

export function groupHits(
  index: SearchIndex,
  entries: readonly SearchEntry[],
  query: ParsedQuery,
): HitGroup[] {
  const hits = hitsOf(index, entries, query);
  const names = new Set(hits.map(groupOf));
  if (names.delete("standard")) names.add("standard");
  return Array.from(names, (name) => ({
    name,
    hits: hits.filter((hit) => groupOf(hit) === name),
  }));
}

const groupOf = ({ kind, service }: SearchHit) =>
  kind === "standard" ? kind : (service?.name ?? kind);

export function locationOf(index: SearchIndex, entry: SearchEntry): EntryLocation {
  if (entry.kind !== "standard") return { service: index.services.get(serviceOf(entry.id)) };
  const standard = index.standards.find(({ number }) => number === entry.methods![0])!;
  return { standard, service: index.services.get(standard.services[0]!)! };
}

export function matchedRanges(name: string, terms: readonly QueryTerm[]): TextRange[] {
  return tokenize(name).flatMap(({ normalized, stem, start, end }): TextRange[] => {
    if (terms.some(({ token }) => token === normalized || token === stem)) return [[start, end]];
    const prefix = terms.find(({ token, isPrefix }) => isPrefix && normalized.startsWith(token));
    return prefix ? [[start, start + prefix.token.length]] : [];
  });
}
