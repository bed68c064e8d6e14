import type { ReadQuery } from "./read-query.ts";
import { wordsOf } from "./words.ts";

export type Range = readonly [start: number, end: number];

/** Where a name has words of the query; of a word that is still being typed, the typed beginning. */
export function matchedRanges(
  name: string,
  terms: ReadonlySet<string>,
  { slots }: Pick<ReadQuery, "slots">,
): Range[] {
  const typed = slots.flatMap(({ lookups }) => lookups.flatMap(({ readings }) => readings.flat()));
  return wordsOf(name)
    .filter(({ plain, stem }) => terms.has(plain) || terms.has(stem))
    .map(({ plain, stem, start, end }) => {
      const whole = typed.some((term) => term === plain || term === stem);
      const beginning = typed.find((term) => plain.startsWith(term));
      return [start, whole || !beginning ? end : start + beginning.length];
    });
}
