import type { Synonym } from "#content/synonyms/synonym.ts";
import { type Designation, parseDesignation } from "#contract/designation.ts";
import { stopWords } from "./stop-words.ts";
import { type Word, wordsOf } from "./words.ts";

/** Synonyms by the stems of their terms. */
export type Phrases = ReadonlyMap<string, readonly Synonym[]>;

export interface FoundPhrase {
  readonly synonyms: readonly Synonym[];
  /** Positions in the list of words. */
  readonly from: number;
  readonly to: number;
}

const longest = 5;
export const keyOf = (words: readonly Word[]) => words.map(({ stem }) => stem).join(" ");

/** A term may be a designation, in any spelling. */
function keyOfTerm(term: string): string {
  const designation = parseDesignation(term);
  return designation?.body ? keyOfDesignation(designation) : keyOf(meaningful(wordsOf(term)));
}

const keyOfDesignation = ({ number, part }: Designation) =>
  part ? `standard ${number} ${part}` : `standard ${number}`;

/** What the dictionary says about a standard, or about all its parts. */
export const phrasesOfDesignation = (
  designation: Designation,
  phrases: Phrases,
): readonly Synonym[] =>
  [keyOfDesignation(designation), keyOfDesignation({ number: designation.number })]
    .map((key) => phrases.get(key))
    .find((synonyms) => synonyms) ?? [];

/** "cube test" and "test of cubes" differ in words that say nothing. */
export const meaningful = (words: readonly Word[]): Word[] =>
  words.filter(({ plain }) => !stopWords.has(plain));

export function phrasesOf(synonyms: readonly Synonym[]): Phrases {
  const phrases = new Map<string, Synonym[]>();
  for (const synonym of synonyms)
    for (const term of synonym.terms) {
      const key = keyOfTerm(term);
      phrases.set(key, [...(phrases.get(key) ?? []), synonym]);
    }
  return phrases;
}

/** The phrases in a list of words from left to right, the longest first and none inside another. */
export function findPhrases(words: readonly Word[], phrases: Phrases): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + longest); to > from; to--) {
      const synonyms = phrases.get(keyOf(words.slice(from, to)));
      if (!synonyms) continue;
      found.push({ synonyms, from, to });
      from = to - 1;
      break;
    }
  return found;
}
