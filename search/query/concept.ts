import type { SearchIndex } from "../index/search-index.ts";
import type { Synonym } from "../index/synonyms.ts";
import type { QueryTerm } from "../index/token-index.ts";
import { tokenize } from "../text/tokens.ts";
import { corrections } from "../text/typos.ts";

export interface Lookup {
  readonly alternatives: readonly string[];
  readonly isPrefix: boolean;
  readonly isCorrected: boolean;
}

type Index = Pick<SearchIndex, "tokens" | "vocabulary" | "corrected">;

export function lookUp(typed: string, index: Index, isLast: boolean): Lookup {
  const isKnown = index.tokens.has(typed);
  const isPrefix = isLast && !isKnown && typed.length > 1 && isPrefixOfSome(typed, index);
  const isCorrected = !isKnown && !isPrefix;
  return { alternatives: isCorrected ? correct(typed, index) : [typed], isPrefix, isCorrected };
}

function isPrefixOfSome(typed: string, { tokens }: Index): boolean {
  for (const token of tokens.keys()) if (token.startsWith(typed)) return true;
  return false;
}

function correct(typed: string, { vocabulary, corrected }: Index): readonly string[] {
  const tokens = corrected.get(typed) ?? corrections(typed, vocabulary);
  corrected.set(typed, tokens);
  return tokens;
}

export interface QueryConcept {
  readonly typed: string;
  readonly lookups: readonly Lookup[];
  readonly expandsTo: readonly (readonly string[])[];
  readonly targets: ReadonlySet<string>;
}

export const conceptOf = (
  typed: string,
  lookups: readonly Lookup[],
  synonyms: readonly Synonym[] = [],
): QueryConcept => ({
  typed,
  lookups,
  expandsTo: synonyms.flatMap(({ words }) =>
    words ? [tokenize(words).map(({ stem }) => stem)] : [],
  ),
  targets: new Set(synonyms.flatMap(({ ids }) => ids)),
});

export const isExplained = (
  { targets, lookups, expandsTo }: QueryConcept,
  id: string,
  found: readonly string[],
): boolean =>
  targets.has(id) ||
  lookups.every(({ alternatives }) => alternatives.some((token) => found.includes(token))) ||
  expandsTo.some((tokens) => tokens.every((token) => found.includes(token)));

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
