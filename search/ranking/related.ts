import type { SearchEntry } from "#derive/search-data/search-entry.ts";
import type { SearchIndex } from "../index/search-index.ts";
import { type RegisteredStandard, sameNumber } from "../index/standards.ts";
import type { Synonym } from "../index/synonyms.ts";
import type { ParsedQuery } from "../query/parse-query.ts";
import { relatedCount } from "../weights.ts";
import { rankByText } from "./rank-by-text.ts";

/** For a query without results, the most likely first. */
export const related = (index: SearchIndex, query: ParsedQuery): SearchEntry[] =>
  [
    ...new Set([
      ...entriesOf(index, query.notOffered),
      ...otherParts(index, query),
      ...entriesOf(index, query.synonyms.filter(isMaterial)),
      ...ofAnotherRange(index, query),
    ]),
  ].slice(0, relatedCount);

const entriesOf = ({ entries }: SearchIndex, lines: readonly Synonym[]) =>
  lines.flatMap(({ ids }) => ids.map((id) => entries.get(id)!));

/** A word for a material leads to its service too. */
const isMaterial = ({ ids }: Synonym) => ids.some((id) => !id.includes("/"));

const ofAnotherRange = (index: SearchIndex, query: ParsedQuery) =>
  query.quantities.length > 0
    ? rankByText(index, query)
        .filter(({ isIn }) => isIn === false)
        .toSorted((a, b) => b.score - a.score)
        .map(({ entry }) => entry)
    : [];

function otherParts(index: SearchIndex, { designations: [typed] }: ParsedQuery): SearchEntry[] {
  if (!typed) return [];
  const distance = ({ designation }: RegisteredStandard) =>
    Math.abs((designation?.part ?? 0) - (typed.part ?? 0));
  return index.standards
    .filter(({ designation }) => designation && sameNumber(typed, designation))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, 2 * relatedCount)
    .flatMap(({ number }) => index.citing.get(number)?.find(({ kind }) => kind === "test") ?? []);
}
