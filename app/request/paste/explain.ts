import { serviceOf } from "#derive/catalogue/paths.ts";
import type { SearchHit } from "#search/ranking/hits.ts";
import { withoutStopWords } from "#search/text/stop-words.ts";
import { tokenize } from "#search/text/tokens.ts";
import type { Clue } from "./clues.ts";
import type { Piece } from "./pieces.ts";

/** How well a test explains a word: 1 by itself, 0.5 by the material of its service; the tests of a set are not the set. */
export function explains(test: SearchHit, { text, hits }: Clue): number {
  if (hasWords(test.name, text)) return 1;
  if (test.kind === "set" && hasWords(test.context ?? "", text)) return 0;
  if (hits.some(({ id }) => id === test.id)) return 1;
  return hits.some(({ id }) => id === serviceOf(test.id)) ? 0.5 : 0;
}

/** Whether a text has all of some words, apart from their endings, or abbreviated: "UPV" for "Ultrasonic pulse velocity". */
export function hasWords(text: string, words: string): boolean {
  const [known, stems] = [stemsOf(text), stemsOf(words)];
  if (stems.length > 0 && stems.every((stem) => known.includes(stem))) return true;
  const initials = tokenize(text).map(({ normalized }) => normalized[0]);
  return words.length > 2 && initials.join("").includes(words.toLowerCase());
}

/** The share of a test's name that is in a line. */
export function shareOfName({ name }: SearchHit, clues: readonly Piece[]): number {
  const typed = new Set(clues.flatMap(({ text }) => stemsOf(text)));
  const stems = stemsOf(name);
  return stems.filter((stem) => typed.has(stem)).length / stems.length;
}

/** Without figures: they say how the test is made. */
const stemsOf = (text: string) =>
  withoutStopWords(tokenize(text)).flatMap(({ stem }) => (/\d/.test(stem) ? [] : stem));

/** "31 parameters" of "Drinking water, 31 tests". */
export const isNumberOfTests = ({ name }: Pick<SearchHit, "name">, { kind, text }: Piece) =>
  kind === "tests" && name.includes(` ${Number.parseInt(text, 10)} tests`);

/** Whether an instrument's range has all measures of a line: "0-600 bar" is in "up to 700 bar". */
export const isInRange = ({ range }: SearchHit, pieces: readonly Piece[]): boolean =>
  pieces.every(({ kind, text }) => {
    if (kind !== "measure" || !range || unitOf(text) !== unitOf(range)) return true;
    return mostIn(text) <= mostIn(range);
  });

const unitOf = (text: string) => /[\p{L}°µ%]*$/u.exec(text)![0].toLowerCase();

const mostIn = (text: string) => Math.max(...Array.from(text.matchAll(/\d+(?:\.\d+)?/g), Number));
