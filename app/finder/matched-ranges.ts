import type { AskedWord } from "./asked-words.ts";
import { wordsOf } from "./words.ts";

export type Range = readonly [start: number, end: number];

/** Where a name has words of the query; of a word that is still being typed, the typed beginning. */
export function matchedRanges(name: string, asked: readonly AskedWord[]): Range[] {
  return wordsOf(name).flatMap(({ plain, stem, start, end }): Range[] => {
    if (asked.some(({ word }) => word === plain || word === stem)) return [[start, end]];
    const begun = asked.find(({ word, prefix }) => prefix && plain.startsWith(word));
    return begun ? [[start, start + begun.word.length]] : [];
  });
}
