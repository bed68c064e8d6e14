import type { SearchIndex } from "../index/search-index.ts";
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
