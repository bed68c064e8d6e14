import { serviceOf } from "#derive/catalogue/paths.ts";
import { quantitiesIn } from "#search/query/quantities.ts";
import type { SearchHit } from "#search/ranking/hits.ts";
import { askedSets, isSet } from "./asked-sets.ts";
import { type Asked, askedWords } from "./asked-words.ts";
import { type Find, hasWords, uniqueTests } from "./found-tests.ts";
import type { PartKind } from "./parts.ts";
import type { ReadLine } from "./read-lines.ts";

type Tests = readonly SearchHit[];

/** The tests that a line may mean, the best first, and whether it can only mean the first. */
export function meantTests(line: ReadLine, find: Find): { tests: Tests; isClear: boolean } {
  const asked = askedWords(line, find);
  if (asked.isPartly) return { tests: guessedTests(asked, find), isClear: false };
  const { sets, isAll } = askedSets(line, asked, find);
  const { tests, isFirst } = foundTests(line, asked, find);
  // "Bars to IS 1786" asks for the set, "bending to IS 1786" does not.
  const isNamed = tests.some(({ name }) => asked.words.some((word) => hasWords(name, word)));
  if (isAll || (sets.length > 0 && !isNamed))
    return { tests: uniqueTests([...sets, ...tests]), isClear: sets.length === 1 };
  const isClear = isFirst && !isSet(tests[0]!) && isMeant(tests[0]!, tests, asked, find);
  return { tests: uniqueTests([...tests, ...sets]), isClear };
}

/** The tests that most words of a line find. */
function guessedTests({ all }: Asked, find: Find): Tests {
  const tests = all.flatMap((word) => find(word).tests);
  const timesOf = ({ id }: SearchHit) => tests.filter((test) => test.id === id).length;
  return uniqueTests(tests).toSorted((a, b) => timesOf(b) - timesOf(a));
}

/** What the words find: instruments of the range that the line has, and first the tests to its standards. */
function foundTests({ parts }: ReadLine, { words }: Asked, find: Find) {
  const textsOf = (kind: PartKind) =>
    parts.filter((part) => part.kind === kind).map(({ text }) => text.toLowerCase());
  const ranges = textsOf("detail").filter((text) => quantitiesIn(text).length > 0);
  const { tests, first } = find([...ranges, ...words].join(" "));
  const cited = find([...textsOf("standard"), ...ranges, ...words].join(" "));
  const [test = tests[0]] = cited.tests;
  // Its name has all words, and no other name has.
  const named = tests.filter(({ name }) => hasWords(name, words.join(" ")));
  const isFirst =
    !!test &&
    (test.id === first?.id ||
      test.id === cited.first?.id ||
      (named.length === 1 && named[0]!.id === test.id));
  return {
    tests: uniqueTests([...cited.tests, ...tests, ...find(words.join(" ")).tests]),
    isFirst,
  };
}

/** Whether the words of a line say nothing but this test, which the search finds first. */
function isMeant(test: SearchHit, tests: Tests, asked: Asked, find: Find): boolean {
  const { words, objects, joined } = asked;
  const { id, name, heading, context, service } = test;
  const about = `${heading} ${context} ${service?.name}`;
  const isSaidBy = (one: SearchHit, word: string) =>
    hasWords(`${one.name} ${one.heading}`, word) || find(word).first?.id === one.id;
  const countOf = (one: SearchHit) => words.filter((word) => isSaidBy(one, word)).length;
  const firsts = (of: readonly string[]) => of.flatMap((word) => find(word).hits.slice(0, 1));
  /** A word that names another test, which has as many words of the line. */
  const namesOther = (word: string) => {
    const { first } = find(word);
    const isOther = first && first.id !== id && hasWords(first.name, word);
    return isOther && !hasWords(`${name} ${about}`, word) && countOf(first) >= countOf(test);
  };
  return (
    // Its description may have the words of another test.
    countOf(test) > 0 &&
    !words.some(namesOther) &&
    // "Bend and rebend" are two tests.
    joined.every((word) => isSaidBy(test, word) || (find(word).tests[0] ?? test).id === id) &&
    // Another material has a test of this name, and the line does not say which it is.
    (words.some((word) => hasWords(about, word)) ||
      firsts(words).every((one) => isIn(tests, one) || !hasWords(one.name, name))) &&
    // It is made on what its service tests; what it should be found by, and is not, is not offered.
    firsts(objects).every((one) => serviceOf(one.id) === serviceOf(id)) &&
    (objects.length === 0 || !objects.every((word) => isIn(find(word).tests, test)))
  );
}

const isIn = (tests: Tests, { id }: SearchHit) => tests.some((test) => test.id === id);
