import type { Slot } from "./slot.ts";

/** A word that entries are searched for. */
export interface AskedWord {
  readonly word: string;
  /** It may continue. */
  readonly prefix: boolean;
}

/** The typed words as they were read, the site's own words for them, and hints. */
export function askedWords(slots: readonly Slot[], hints: readonly string[]): AskedWord[] {
  const lookups = slots.flatMap((slot) => slot.lookups);
  const begun = new Set(
    lookups.filter(({ prefix }) => prefix).flatMap(({ readings }) => readings.flat()),
  );
  const words = [
    ...lookups.flatMap(({ readings }) => readings.flat()),
    ...slots.flatMap(({ readAs }) => readAs.flat()),
    ...hints,
  ];
  return Array.from(new Set(words), (word) => ({ word, prefix: begun.has(word) }));
}
