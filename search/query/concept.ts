import type { Synonym } from "../index/synonyms.ts";
import type { QueryTerm } from "../index/token-index.ts";
import { tokenize } from "../text/tokens.ts";
import type { Lookup } from "./lookup.ts";

/** One concept of a query: a token, or a phrase of the dictionary. */
export interface QueryConcept {
  readonly lookups: readonly Lookup[];
  /** The tokens that our pages use for it, each list another expansion. */
  readonly expandsTo: readonly (readonly string[])[];
  readonly targets: ReadonlySet<string>;
}

export const conceptOf = (
  lookups: readonly Lookup[],
  synonyms: readonly Synonym[] = [],
): QueryConcept => ({
  lookups,
  expandsTo: synonyms.flatMap(({ words }) =>
    words ? [tokenize(words).map(({ stem }) => stem)] : [],
  ),
  targets: new Set(synonyms.flatMap(({ ids }) => ids)),
});

/** Whether the dictionary names an entry for a concept, or its text has all tokens of it, as typed or as expanded. */
export const isExplained = (
  { targets, lookups, expandsTo }: QueryConcept,
  id: string,
  found: readonly string[],
): boolean =>
  targets.has(id) ||
  lookups.every(({ alternatives }) => alternatives.some((token) => found.includes(token))) ||
  expandsTo.some((tokens) => tokens.every((token) => found.includes(token)));

/** The terms of a query: what was typed or corrected, its expansions, and hints. */
export function queryTerms(
  concepts: readonly QueryConcept[],
  hints: readonly string[],
): QueryTerm[] {
  const lookups = concepts.flatMap((concept) => concept.lookups);
  const prefixes = new Set(
    lookups.filter(({ isPrefix }) => isPrefix).flatMap(({ alternatives }) => alternatives),
  );
  const tokens = [
    ...lookups.flatMap(({ alternatives }) => alternatives),
    ...concepts.flatMap(({ expandsTo }) => expandsTo.flat()),
    ...hints,
  ];
  return Array.from(new Set(tokens), (token) => ({ token, isPrefix: prefixes.has(token) }));
}
