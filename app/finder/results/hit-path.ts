import type { SearchEntry, EntryKind } from "#derive/search-data/search-entry.ts";
import { standardEntryPath, standardPath } from "#derive/standards/paths.ts";
import type { EntryLocation, SearchHit } from "#search/ranking/hits.ts";
import type { SearchResult } from "#search/search.ts";

/** The page of a hit, at its row or section; a standard that no test uses is named by a service. */
export function hitPath(hit: SearchEntry & EntryLocation): string {
  const { kind, id, to, service, standard } = hit;
  if (standard?.place === "page") return standardPath(standard.number);
  if (standard?.place === "entry") return standardEntryPath(standard.number);
  if (!service) return to!;
  if (kind === "service") return service.href;
  return `${service.href}#${standard ? "standards" : id}`;
}

/** The standards that a result shows: what was typed, then what says which tests a set has, then the others. */
export function standardsOf(hit: SearchHit): string[] {
  const { kind, matchedStandards, methods = [], specifications = [] } = hit;
  if (kind === "standard" || kind === "service") return [];
  const cited = kind === "set" ? [...specifications, ...methods] : [...methods, ...specifications];
  return [...new Set([...cited.filter((number) => matchedStandards.includes(number)), ...cited])];
}

const pageKinds: readonly EntryKind[] = ["service", "standard", "page", "centre"];

/** Whether it can be ordered, and is not only a page to read. */
export const canBeAdded = ({ kind }: SearchEntry): boolean => !pageKinds.includes(kind);

/** A key adds what is certain; what a corrected word or a part of the words found is read first. */
export const isAddedByKey = ({ isCorrected, leftOut }: SearchResult, hit: SearchEntry): boolean =>
  !isCorrected && !leftOut && canBeAdded(hit);
