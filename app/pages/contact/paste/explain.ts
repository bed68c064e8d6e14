import { serviceOf } from "#derive/catalogue/paths.ts";
import type { SearchHit } from "#search/ranking/hits.ts";
import { withoutStopWords } from "#search/text/stop-words.ts";
import { tokenize } from "#search/text/tokens.ts";
import type { Clue } from "./clues.ts";
import type { Piece } from "./pieces.ts";

/** How well a test explains a part of a line: 1 by itself, 0.5 by the material of its service. */
export function explains(test: SearchHit, { text, hits }: Clue): number {
  if (hasWords(test.name, text)) return 1;
  const isSet = test.kind === "set";
  // The tests of a set are not the set.
  if (isSet && hasWords(test.context ?? "", text)) return 0;
  if (hits.some(({ id }) => id === test.id)) return 1;
  const service = serviceOf(test.id);
  const at = hits.findIndex(({ id }) => id === service);
  if (at < 0) return 0;
  const isMaterial =
    at === 0 || hasWords(hits[at]!.name, text) || hits.every(({ id }) => serviceOf(id) === service);
  return isSet || isMaterial ? 0.5 : 0;
}

/** How much of a word the page says: 1 beside a test or above it, 0.5 in the name of its service. */
export function written({ name, context, service }: SearchHit, word: string): number {
  if (hasWords(`${name} ${context}`, word)) return 1;
  return hasWords(service?.name ?? "", word) ? 0.5 : 0;
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
  const typed = new Set(clues.flatMap(({ kind, text }) => (kind === "word" ? stemsOf(text) : [])));
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

/** Whether a line has the whole name of a test, which no other test has in its own: "Water absorption" is in many. */
export const isNamedIn = (line: string, test: SearchHit, tests: readonly SearchHit[]): boolean =>
  test.name.includes(" ") &&
  line.toLowerCase().includes(test.name.toLowerCase()) &&
  !tests.some(({ id, name }) => id !== test.id && hasWords(name, test.name));

/** Whether a word finds tests beside this one. */
export const isOfService = (test: SearchHit, { hits }: Clue): boolean =>
  hits.some(({ id }) => serviceOf(id) === serviceOf(test.id));
