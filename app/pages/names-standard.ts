import { yearInNumber } from "#derive/standard-path.ts";
import { wordsOf } from "#app/finder/words.ts";

/** Whether words of a text begin with each typed word; a year is ignored, because tenders cite old editions. */
export function namesStandard(query: string, text: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query.trim().replace(yearInNumber, "")).every(({ plain }) =>
    words.some((word) => word.plain.startsWith(plain)),
  );
}
