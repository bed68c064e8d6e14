import type { SearchHit } from "#search/ranking/hits.ts";
import { canBeAdded } from "#app/finder/can-be-added.ts";
import { type Clue, isAsked } from "./clues.ts";
import {
  explains,
  hasWords,
  isInRange,
  isNamedIn,
  isNumberOfTests,
  isOfService,
  shareOfName,
  written,
} from "./explain.ts";

type Tests = readonly SearchHit[];

/** Of two tests whose names have the words of a line, the one is meant whose name has this much less besides. */
const clearLead = 1.25;

const asksForAll = /(?<!\p{L})(?:complete|full|all\s+(?:the\s+)?(?:tests?|parameters?))(?!\p{L})/iu;

/** The tests that the words of a line find. */
export const foundTests = (clues: readonly Clue[]): Tests =>
  uniqueTests(clues.filter(isAsked).flatMap((clue) => clue.hits.filter(canBeAdded)));

export const uniqueTests = (tests: Tests): Tests => [
  ...new Map(tests.map((test) => [test.id, test])).values(),
];

/** Of the tests that are found, those that explain most of a line, and those that it names in full. */
export function fittingTests(line: string, clues: readonly Clue[], found: Tests): Tests {
  const musts = clues.filter(isAsked);
  const others = found.filter((test) => {
    const isNamed = isNamedIn(line, test, found);
    const isFit = (clue: Clue) => explains(test, clue) || (isNamed && isOfService(test, clue));
    return (isSet(test) || isNamed) && musts.every(isFit);
  });
  return [...new Set([...best(found, (test) => total(test, musts)), ...others])];
}

/** Of the tests that fit, those that are meant: each rule applies where it leaves one; `top` is what all words together find. */
export function meantTests(
  line: string,
  clues: readonly Clue[],
  found: Tests,
  top: SearchHit | undefined,
): Tests {
  const isWanted = (set: SearchHit) => asksForAll.test(line) || isSpecified(set, clues);
  const musts = clues.filter(({ role }) => role === "must");
  const mays = clues.filter(({ role }) => role === "may");
  const typed = clues.map(({ text }) => text).join(" ");
  const mostWritten = (tests: Tests) =>
    best(tests, (test) => sumOf(musts, ({ text }) => written(test, text)));
  const rules: ((tests: Tests) => Tests)[] = [
    (tests) => tests.filter((test) => clues.some((clue) => isNumberOfTests(test, clue))),
    (tests) => tests.filter((test) => isSet(test) && isWanted(test)),
    (tests) =>
      tests.every(isSet) ? tests : tests.filter((test) => !isSet(test) || isWanted(test)),
    (tests) => tests.filter((test) => isInRange(test, clues)),
    (tests) => tests.filter((test) => isNamedIn(line, test, found)),
    (tests) => best(tests, (test) => total(test, mays)),
    // Tests of one name are told apart by their headings.
    (tests) => tests.filter(({ heading }) => !heading || sharesWord(heading, typed)),
    (tests) => (mostWritten(tests).some(({ id }) => id === top?.id) ? mostWritten(tests) : []),
    (tests) => closest(tests, (test) => shareOfName(test, clues)),
    (tests) => tests.filter(({ name }) => clues.some((clue) => isMeasureIn(name, clue))),
    // A word that few tests have says more than a material.
    (tests) =>
      closest(tests, ({ name }) =>
        sumOf(musts, ({ text, hits }) => (hasWords(name, text) ? 1 / hits.length : 0)),
      ),
    mostWritten,
  ];
  return rules.reduce(
    (tests, rule) => {
      const left = rule(tests);
      return left.length > 0 ? left : tests;
    },
    fittingTests(line, clues, found),
  );
}

/** Whether a line names the standard that a set is for: "as per IS 1786". */
const isSpecified = ({ id, specifications = [] }: SearchHit, clues: readonly Clue[]) =>
  clues.some(({ kind, hits }) => {
    const found = kind === "standard" && hits.find((hit) => hit.id === id);
    return found && specifications.some((number) => found.matchedStandards.includes(number));
  });

const isSet = ({ kind }: SearchHit) => kind === "set";

const sharesWord = (heading: string, typed: string) =>
  heading.split(" ").some((word) => hasWords(typed, word));

const isMeasureIn = (name: string, { kind, text }: Clue) =>
  kind === "measure" && name.includes(text);

const total = (test: SearchHit, clues: readonly Clue[]) =>
  sumOf(clues, (clue) => explains(test, clue));

const sumOf = <Item>(items: readonly Item[], valueOf: (item: Item) => number) =>
  items.reduce((sum, item) => sum + valueOf(item), 0);

function best<Item>(items: readonly Item[], scoreOf: (item: Item) => number): readonly Item[] {
  const most = Math.max(...items.map(scoreOf));
  return items.filter((item) => scoreOf(item) === most);
}

/** Those that the best does not clearly lead. */
function closest<Item>(items: readonly Item[], scoreOf: (item: Item) => number): readonly Item[] {
  const most = Math.max(...items.map(scoreOf));
  return items.filter((item) => scoreOf(item) * clearLead > most);
}
