import type { SearchHit } from "#search/ranking/hits.ts";
import { canBeAdded } from "#app/finder/can-be-added.ts";
import { type Clue, isKnown, isMaterial } from "./clues.ts";
import { explains, hasWords, isInRange, isNumberOfTests, shareOfName } from "./explain.ts";

type Tests = readonly SearchHit[];

/** Of two tests whose names have the words of a line, the one is meant whose name has this much less besides. */
const clearLead = 1.25;

const asksForAll = /(?<!\p{L})(?:complete|full|all\s+(?:the\s+)?(?:tests?|parameters?))(?!\p{L})/iu;

/** The tests that explain most of a line. */
export function fittingTests(clues: readonly Clue[]): Tests {
  const musts = clues.filter((clue) => clue.role === "must" && isKnown(clue));
  const hits = musts.flatMap((clue) => clue.hits.filter(canBeAdded));
  const tests = [...new Map(hits.map((hit) => [hit.id, hit])).values()];
  const sets = tests.filter((test) => isSet(test) && musts.every((clue) => explains(test, clue)));
  return [...new Set([...best(tests, (test) => total(test, musts)), ...sets])];
}

/** Of the tests that fit, those that are meant: each rule applies where it leaves one. */
export function meantTests(line: string, clues: readonly Clue[], fitting: Tests): Tests {
  const isAsked = (set: SearchHit) => asksForAll.test(line) || isSpecified(set, clues);
  const named = clues.filter((clue) => clue.role === "must" && !isMaterial(clue));
  const mays = clues.filter(({ role }) => role === "may");
  const typed = clues.map(({ text }) => text).join(" ");
  const rules: ((tests: Tests) => Tests)[] = [
    (tests) => tests.filter((test) => clues.some((clue) => isNumberOfTests(test, clue))),
    (tests) => tests.filter((test) => isSet(test) && isAsked(test)),
    (tests) => (tests.every(isSet) ? tests : tests.filter((test) => !isSet(test) || isAsked(test))),
    (tests) => tests.filter((test) => isInRange(test, clues)),
    (tests) => best(tests, (test) => total(test, mays)),
    // Tests of one name are told apart by their headings.
    (tests) => tests.filter(({ heading }) => !heading || sharesWord(heading, typed)),
    (tests) => best(tests, ({ name }) => named.filter(({ text }) => hasWords(name, text)).length),
    (tests) => leading(tests, (test) => shareOfName(test, clues)),
  ];
  return rules.reduce((tests, rule) => {
    const left = rule(tests);
    return left.length > 0 ? left : tests;
  }, fitting);
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

const total = (test: SearchHit, clues: readonly Clue[]) =>
  clues.reduce((sum, clue) => sum + explains(test, clue), 0);

function best<Item>(items: readonly Item[], scoreOf: (item: Item) => number): readonly Item[] {
  const most = Math.max(...items.map(scoreOf));
  return items.filter((item) => scoreOf(item) === most);
}

function leading<Item>(items: readonly Item[], scoreOf: (item: Item) => number): readonly Item[] {
  const [first, second] = items.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  if (!first || !second || scoreOf(first) === 0) return items;
  return scoreOf(first) >= clearLead * scoreOf(second) ? [first] : items;
}
