import { resultsCopy } from "#content/copy/finder/finder.ts";
import type { HitGroup } from "#search/ranking/hits.ts";
import type { SearchResult } from "#search/search.ts";

/** More would say nothing that the marked standards of the results do not. */
const standardsNamed = 3;

/** Hits that belong to no service are grouped by their kind. */
export const groupName = ({ name }: HitGroup): string =>
  (resultsCopy.groups as Record<string, string>)[name] ?? name;

export function resultsSentence(result: SearchResult, query: string): string {
  if (result.hasNoPage) return resultsCopy.noPage;
  if (result.leftOut) return resultsCopy.leftOut(result.leftOut, result.total);
  if (result.total === 0) return resultsCopy.noResult(query);
  if (result.isCorrected) return resultsCopy.similar(result.total);
  const hits = result.groups.flatMap((group) => group.hits);
  const standards = new Set(hits.flatMap(({ matchedStandards }) => matchedStandards));
  return resultsCopy.found(result.total, [...standards].slice(0, standardsNamed));
}
