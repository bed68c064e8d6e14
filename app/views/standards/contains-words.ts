import { yearInNumber } from "#derive/standards/paths.ts";
import { tokenize } from "#search/text/tokens.ts";

/** Whether words of a text begin with each typed word; a year is ignored, because tenders cite old editions. */
export function containsWords(query: string, text: string): boolean {
  const tokens = tokenize(text);
  return tokenize(query.replace(yearInNumber, "")).every(({ normalized }) =>
    tokens.some((token) => token.normalized.startsWith(normalized)),
  );
}
