import type { SearchEntry } from "#derive/search-data/search-entry.ts";
import type { SearchIndex } from "../index/search-index.ts";
import { type RegisteredStandard, sameNumber } from "../index/standards.ts";
import type { Synonym } from "../index/synonyms.ts";
import type { ParsedQuery } from "../query/parse-query.ts";
import { relatedCount } from "../weights.ts";
import type { RankedEntry } from "./rank-by-text.ts";

/** For a query without results, the most likely first. */
export function related(index: SearchIndex, query: ParsedQuery): readonly SearchEntry[] {
  const others = query.isUnknown ? otherParts(index, query) : [];
  return [...entriesOf(index, query.notOffered), ...others].slice(0, relatedCount);
}

export const sorted = (ranked: Iterable<RankedEntry>) =>
  [...ranked].toSorted((a, b) => b.score - a.score).map(({ entry }) => entry);

export const entriesOf = ({ entries }: SearchIndex, lines: readonly Synonym[]) => [
  ...new Set(lines.flatMap(({ ids }) => ids.map((id) => entries.get(id)!))),
];

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
