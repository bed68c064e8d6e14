import type { SearchEntry } from "#derive/search-data/search-entry.ts";
import type { SearchIndex } from "../index/search-index.ts";
import { type RegisteredStandard, sameNumber } from "../index/standards.ts";
import type { ParsedQuery } from "../query/parse-query.ts";
import { suggestionCount } from "../weights.ts";

/** For a query without results: tests to other parts of its standard, or the services of its materials. */
export const suggestions = (index: SearchIndex, query: ParsedQuery): SearchEntry[] =>
  [...new Set([...otherParts(index, query), ...servicesOfMaterials(index, query)])].slice(
    0,
    suggestionCount,
  );

const servicesOfMaterials = ({ entries }: SearchIndex, { concepts }: ParsedQuery) =>
  concepts
    .flatMap(({ targets }) => Array.from(targets, (id) => entries.get(id)!))
    .filter(({ kind }) => kind === "service");

/** Tests to the parts of the typed standard that are closest to the typed part. */
function otherParts(index: SearchIndex, { designations: [typed] }: ParsedQuery): SearchEntry[] {
  if (!typed) return [];
  const distance = ({ designation }: RegisteredStandard) =>
    Math.abs((designation?.part ?? 0) - (typed.part ?? 0));
  return index.standards
    .filter(({ designation }) => designation && sameNumber(typed, designation))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, 2 * suggestionCount)
    .flatMap(({ number }) => index.citing.get(number)?.find(({ kind }) => kind === "test") ?? []);
}
