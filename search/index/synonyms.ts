import type { SearchData } from "#derive/search-data/search-data.ts";
import { type Designation, parseDesignation } from "../designation.ts";
import { significantTokens } from "../text/stop-words.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { maxSynonymTokens } from "../weights.ts";

export type Synonym = SearchData["synonyms"][number];

type Dictionary = ReadonlyMap<string, readonly Synonym[]>;

export interface FoundSynonyms {
  readonly synonyms: readonly Synonym[];
  readonly typed: string;
  readonly from: number;
  readonly to: number;
}

export function dictionaryOf(synonyms: readonly Synonym[]): Dictionary {
  const dictionary = new Map<string, Synonym[]>();
  for (const synonym of synonyms)
    for (const term of synonym.terms) {
      const key = keyOfTerm(term);
      dictionary.set(key, [...(dictionary.get(key) ?? []), synonym]);
    }
  return dictionary;
}

/** A term may be a designation, in any spelling. */
function keyOfTerm(term: string): string {
  const designation = parseDesignation(term);
  return designation?.body ? keyOfDesignation(designation) : keyOfText(term);
}

const keyOfDesignation = ({ number, part }: Designation) =>
  part ? `standard ${number} ${part}` : `standard ${number}`;

export const keyOfText = (text: string) => keyOf(significantTokens(tokenize(text)));

export const keyOf = (tokens: readonly Token[]) => tokens.map(({ stem }) => stem).join(" ");

export function findSynonyms(tokens: readonly Token[], dictionary: Dictionary): FoundSynonyms[] {
  const found: FoundSynonyms[] = [];
  for (let from = 0; from < tokens.length; from++)
    for (let to = Math.min(tokens.length, from + maxSynonymTokens); to > from; to--) {
      const phrase = tokens.slice(from, to);
      const synonyms = dictionary.get(keyOf(phrase));
      if (!synonyms) continue;
      found.push({ synonyms, typed: phrase.map(({ typed }) => typed).join(" "), from, to });
      from = to - 1;
      break;
    }
  return found;
}

export const synonymsOfDesignation = (
  designation: Designation,
  dictionary: Dictionary,
): readonly Synonym[] =>
  [keyOfDesignation(designation), keyOfDesignation({ number: designation.number })]
    .map((key) => dictionary.get(key))
    .find((synonyms) => synonyms) ?? [];
