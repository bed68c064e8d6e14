import type { ReadQuery } from "./read-query.ts";
import type { Lookup } from "./spelling.ts";

/** A word that entries are searched for. */
export interface AskedWord {
  readonly word: string;
  readonly weight: number;
  /** It may continue. */
  readonly prefix: boolean;
}

const hintWeight = 0.4;
const correctedWeight = 0.5;

/** The typed words as they were read, the site's own words for them, and hints. */
export function askedWords({ slots, hints }: Pick<ReadQuery, "slots" | "hints">): AskedWord[] {
  const lookups = slots.flatMap((slot) => slot.lookups);
  const open = new Set(wordsOf(lookups.filter(({ prefix }) => prefix)));
  const corrected = new Set(wordsOf(lookups.filter(({ known, prefix }) => !known && !prefix)));
  const vague = new Set(hints);
  const words = [...wordsOf(lookups), ...slots.flatMap(({ readAs }) => readAs.flat()), ...hints];
  return Array.from(new Set(words), (word) => ({
    word,
    weight: vague.has(word) ? hintWeight : corrected.has(word) ? correctedWeight : 1,
    prefix: open.has(word),
  }));
}

const wordsOf = (lookups: readonly Lookup[]) => lookups.flatMap(({ readings }) => readings.flat());
