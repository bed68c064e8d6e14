import { canBeAdded } from "#app/finder/hit-path.ts";
import type { SearchHit } from "#search/ranking/hits.ts";
import type { Search } from "#search/search.ts";
import { optionalTerms, withoutStopWords } from "#search/text/stop-words.ts";
import { tokenize } from "#search/text/tokens.ts";

export interface Found {
  readonly hits: readonly SearchHit[];
  readonly tests: readonly SearchHit[];
  /** The first hit, if it is a test that clearly comes before all others. */
  readonly first?: SearchHit | undefined;
  readonly isNotOffered: boolean;
}

export type Find = (words: string) => Found;

/** More than what the order in a line of the dictionary makes of two tests that it names (1.25, and what their texts add). */
const clearLead = 1.32;

/** Asks the search for the same words once. */
export function findWith(search: Search): Find {
  const known = new Map<string, Found>();
  return (words) => {
    const found = known.get(words) ?? ask(words);
    known.set(words, found);
    return found;
  };

  function ask(words: string): Found {
    // Before a unit, a word is not taken for the beginning of a longer one.
    const { groups, isCorrected, isNotOffered, lead, named } = search(`${words} nos`, Infinity);
    // A corrected word may be another: "hygrometer" is no hydrometer.
    const hits = words && !isCorrected ? groups.flatMap((group) => group.hits) : [];
    const tests = hits.filter(canBeAdded);
    const [test] = tests;
    const isAhead = hits[0] === test && (tests.length === 1 || lead >= clearLead);
    // "Sewage" names four tests, and "cube" is in the name of one.
    const saidBy = ({ name }: SearchHit) =>
      stemsOf(words).filter((stem) => stemsOf(name).includes(stem)).length;
    const isOneOfSeveral = tests.some(
      (other) =>
        other !== test &&
        other.kind !== "set" &&
        named.includes(other.id) &&
        saidBy(other) >= saidBy(test!),
    );
    return { hits, tests, first: isAhead && !isOneOfSeveral ? test : undefined, isNotOffered };
  }
}

export const uniqueTests = (tests: readonly SearchHit[]): readonly SearchHit[] => [
  ...new Map(tests.map((test) => [test.id, test])).values(),
];

/** Without figures: they say how a test is made. */
export const stemsOf = (text: string) =>
  withoutStopWords(tokenize(text)).flatMap(({ stem }) => (/\d/.test(stem) ? [] : stem));

/** Whether a text has all of some words, apart from their endings. */
export function hasWords(text: string, words: string): boolean {
  const [known, stems] = [stemsOf(text), stemsOf(words)];
  return stems.length > 0 && stems.every((stem) => known.includes(stem));
}

/** "Slab" and "grade" need not be found. */
export const isOptional = (word: string) =>
  withoutStopWords(tokenize(word)).every(
    ({ normalized, stem }) => optionalTerms.has(normalized) || optionalTerms.has(stem),
  );
