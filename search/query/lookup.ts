import type { SearchIndex } from "../index/search-index.ts";
import { corrections } from "../text/typos.ts";

/** How a typed token is looked up. */
export interface Lookup {
  readonly typed: string;
  /** Itself, or the tokens that it may be a misspelling of. */
  readonly alternatives: readonly string[];
  readonly isPrefix: boolean;
  /** The index has it, and nothing was guessed. */
  readonly isKnown: boolean;
}

type Index = Pick<SearchIndex, "tokens" | "vocabulary" | "corrected">;

/** A known token is looked up as it is, the last one also as a prefix; an unknown one as a prefix, or as misspelt. */
export function lookUp(typed: string, index: Index, isLast: boolean): Lookup {
  const whole = { typed, alternatives: [typed], isPrefix: false, isKnown: true };
  if (index.tokens.has(typed)) return { ...whole, isPrefix: isLast && typed.length > 2 };
  if (typed.length > 1 && isPrefixOfSome(typed, index))
    return { ...whole, isPrefix: true, isKnown: isLast };
  return { ...whole, isKnown: false, alternatives: correct(typed, index) };
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
