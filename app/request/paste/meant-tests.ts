import { serviceOf } from "#derive/catalogue/paths.ts";
import type { SearchHit } from "#search/ranking/hits.ts";
import { withoutStopWords } from "#search/text/stop-words.ts";
import { tokenize } from "#search/text/tokens.ts";
import type { Clue } from "./look-up.ts";
import type { Piece } from "./pieces.ts";

/** Of two tests whose names have the words of a line, the one is meant whose name has this much less besides. */
const clearLead = 1.25;

const asksForAll = /(?<!\p{L})(?:complete|full|all\s+(?:the\s+)?(?:tests?|parameters?))(?!\p{L})/iu;

/** Of the tests that explain as many words of a line, those that are meant: one, if nothing else fits. */
export function meantTests(line: string, clues: readonly Clue[], tests: readonly SearchHit[]): readonly SearchHit[] {
  const sets = tests.filter(({ kind }) => kind === "set");
  const measures = clues.filter(({ kind }) => kind === "measure");
  const musts = clues.filter((clue) => clue.role === "must" && !isMaterial(clue));
  const mays = clues.filter(({ role }) => role === "may");
  const filters: ((left: readonly SearchHit[]) => readonly SearchHit[])[] = [
    () => sets.filter((set) => clues.some((clue) => isNumberOfTests(set, clue))),
    (left) => left.filter((test) => sets.includes(test) && isAskedFor(test)),
    (left) => left.filter((test) => !sets.includes(test) || left.every((one) => sets.includes(one))),
    (left) => left.filter(({ range }) => measures.every(({ text }) => isInRange(text, range))),
    (left) => best(left, (test) => sum(mays, (clue) => explains(test, clue))),
    (left) => left.filter(({ kind }) => kind !== "instrument"),
    (left) => left.filter(({ heading }) => !heading || clues.some(({ text }) => stemsOf(heading).some((stem) => stemsOf(text).includes(stem)))),
    (left) => best(left, (test) => musts.filter(({ text }) => hasWords(test.name, text)).length),
    (left) => leading(left, (test) => shareOfName(test, clues)),
  ];
  return filters.reduce((left, filter) => {
    const kept = filter(left);
    return kept.length > 0 ? kept : left;
  }, tests);

  function isAskedFor(set: SearchHit): boolean {
    return (
      asksForAll.test(line) ||
      clues.some(
        ({ kind, hits }) =>
          (kind === "standard" && hits.some((hit) => hit.id === set.id && hit.matchedStandards.some((number) => set.specifications?.some((one) => one === number)))),
      )
    );
  }
}

/** "31 parameters" of "Drinking water, 31 tests". */
export const isNumberOfTests = ({ name }: SearchHit, { kind, text }: Piece) =>
  kind === "tests" && name.includes(` ${Number.parseInt(text, 10)} tests`);

/** How well a test explains a word: 1 by itself, 0.5 by the material of its service; the tests of a set are not the set. */
export function explains(test: SearchHit, { text, hits }: Clue): number {
  if (hasWords(test.name, text)) return 1;
  if (test.kind === "set" && hasWords(test.context ?? "", text)) return 0;
  if (hits.some(({ id }) => id === test.id)) return 1;
  return hits.some(({ id, kind }) => kind === "service" && id === serviceOf(test.id)) ? 0.5 : 0;
}

/** Whether a text has all of some words, apart from their endings. */
export function hasWords(text: string, words: string): boolean {
  const [known, stems] = [stemsOf(text), stemsOf(words)];
  return (stems.length > 0 && stems.every((stem) => known.includes(stem))) || isAbbreviation(words, text);
}

/** A word that finds a service names a material, not a test. */
export const isMaterial = ({ hits }: Clue) => hits.some(({ kind }) => kind === "service");

export function best<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item[] {
  const most = Math.max(...items.map(scoreOf));
  return items.filter((item) => scoreOf(item) === most);
}

function leading<Item>(items: readonly Item[], scoreOf: (item: Item) => number): readonly Item[] {
  const [first, second] = items.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  return first && second && scoreOf(first) > 0 && scoreOf(first) >= clearLead * scoreOf(second) ? [first] : items;
}

export function shareOfName({ name }: SearchHit, clues: readonly Clue[]): number {
  const stems = stemsOf(name);
  const typed = new Set(clues.flatMap(({ text }) => stemsOf(text)));
  return stems.filter((stem) => typed.has(stem)).length / stems.length;
}

/** "0-600 bar" is in "up to 700 bar"; other units are not compared. */
export function isInRange(measure: string, range = ""): boolean {
  const [asked, offered] = [limitOf(measure), limitOf(range)];
  return !asked || asked.unit !== offered?.unit || asked.most <= offered!.most;
}

function limitOf(text: string) {
  const unit = /[\p{L}°µ%]+$/u.exec(text)?.[0].toLowerCase();
  return unit && { unit, most: Math.max(...Array.from(text.matchAll(/\d+(?:\.\d+)?/g), Number)) };
}

/** "UPV" of "Ultrasonic pulse velocity". */
const isAbbreviation = (word: string, name: string) =>
  word.length > 2 && tokenize(name).map(({ normalized }) => normalized[0]).join("").includes(word.toLowerCase());

/** Without figures, which say how the test is made. */
const stemsOf = (text: string) =>
  withoutStopWords(tokenize(text)).map(({ stem }) => stem).filter((stem) => !/\d/.test(stem));

export const sum = <Item>(items: readonly Item[], valueOf: (item: Item) => number) =>
  items.reduce((total, item) => total + valueOf(item), 0);
