import { resultsCopy } from "#content/copy/finder-results.ts";
import type { HitGroup } from "#search/ranking/hits.ts";
import type { SearchResult } from "#search/search.ts";

/** More would say nothing that the marked standards of the results do not. */
const standardsNamed = 3;

/** The results, or the suggestions where there are none. */
export const shownGroups = ({ groups, total, suggestions }: SearchResult): readonly HitGroup[] =>
  total > 0 ? groups : suggestions;

export const groupName = ({ service }: HitGroup): string => service?.name ?? resultsCopy.standards;

/** How many results a query has, in a sentence. */
export function summaryOf(result: SearchResult, query: string): string {
  const hits = shownGroups(result).flatMap((group) => group.hits);
  if (result.total > 0) {
    const standards = new Set(hits.flatMap(({ matchedStandards }) => matchedStandards));
    return resultsCopy.found(result.total, [...standards].slice(0, standardsNamed));
  }
  const none = resultsCopy.noResult(query);
  return hits.length > 0 ? `${none} ${resultsCopy.suggestions}` : none;
}
