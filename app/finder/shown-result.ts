import { foundSentence, noResultSentence, resultWords } from "#content/finder-results.ts";
import type { FinderGroup } from "./result-groups.ts";
import type { FinderResult } from "./search.ts";

/** More would say nothing that the marked standards of the results do not. */
const standardsNamed = 3;

/** The results, or what comes next to them where there are none. */
export const shownGroups = ({ groups, total, nearest }: FinderResult): readonly FinderGroup[] =>
  total > 0 ? groups : nearest;

export const groupName = ({ service }: FinderGroup): string =>
  service?.name ?? resultWords.standards;

/** How much a query found, in a sentence. */
export function summaryOf(result: FinderResult, query: string): string {
  const hits = shownGroups(result).flatMap((group) => group.hits);
  if (result.total > 0) {
    const standards = new Set(hits.flatMap(({ matchedStandards }) => matchedStandards));
    return foundSentence(result.total, [...standards].slice(0, standardsNamed));
  }
  const none = noResultSentence(query);
  return hits.length > 0 ? `${none} ${resultWords.nearest}` : none;
}
