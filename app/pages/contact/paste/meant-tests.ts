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
  const { sets, isAll } = askedSets(line, asked, find);
  const { tests, isFirst } = foundTests(line, asked, find);
  // "Bars to IS 1786" asks for the set, "bending to IS 1786" does not.
  const isNamed = tests.some(({ name }) => hasSome(name, asked.words));
  if (!asked.isPartly && (isAll || (sets.length > 0 && !isNamed)))
    return { tests: uniqueTests([...sets, ...tests]), isClear: sets.length === 1 };
  const [test] = asked.isPartly ? [] : tests;
  if (test && isFirst && !isSet(test) && isMeant(test, tests, asked, find))
    return { tests, isClear: true };
  const found = asked.isPartly ? [] : [...tests, ...sets];
  return { tests: uniqueTests([...found, ...guessedTests(asked, find)]), isClear: false };
}

/** The tests that most words of a line find; a word that finds few of them says more. */
function guessedTests({ all }: Asked, find: Find): Tests {
  const found = all.filter((word) => word.length > 1).map((word) => find(word).tests);
  const weights = new Map<string, number>();
  for (const tests of found)
    for (const { id } of tests) weights.set(id, (weights.get(id) ?? 0) + 1 / tests.length);
  return found.flat().toSorted((a, b) => weights.get(b.id)! - weights.get(a.id)!);
}

/** What the words find: instruments of the range that the line has, and first the tests to its standards. */
function foundTests({ parts }: ReadLine, { words }: Asked, find: Find) {
  const textsOf = (kind: PartKind) =>
    parts.filter((part) => part.kind === kind).map(({ text }) => text.toLowerCase());
  const ranges = textsOf("detail").filter((text) => quantitiesIn(text).length > 0);
  const found = find([...ranges, ...words].join(" "));
  const cited = find([...textsOf("standard"), ...ranges, ...words].join(" "));
  const { hits, tests } = cited.tests.length > 0 ? cited : found;
  // Tests of one name are told apart by their headings.
  const told = tests.filter(({ heading }) => !heading || hasSome(heading, words));
  const named = tests.filter(({ name }) => hasWords(name, words.join(" ")));
  const [test = tests[0]] = told;
  const isOnly = ([one, ...others]: Tests) => others.length === 0 && one === test;
  const isFirst =
    (hits[0] === tests[0] && isOnly(told)) ||
    isOnly(named) ||
    [found.first, cited.first].some((first) => first?.id === test?.id);
  return {
    tests: uniqueTests([...told, ...tests, ...found.tests, ...find(words.join(" ")).tests]),
    isFirst: !!test && isFirst,
  };
}

const hasSome = (text: string, words: readonly string[]) =>
  words.some((word) => hasWords(text, word));

/** Whether the words of a line say nothing but this test, which the search finds first. */
function isMeant(test: SearchHit, tests: Tests, asked: Asked, find: Find): boolean {
  const { words, objects, joined } = asked;
  const { id, name, heading, context, service } = test;
  const about = `${heading} ${context} ${service?.name}`;
  const isSaidBy = (one: SearchHit, word: string) =>
    hasWords(`${one.name} ${one.heading}`, word) || find(word).tests[0]?.id === one.id;
  const countOf = (one: SearchHit) => words.filter((word) => isSaidBy(one, word)).length;
  const firsts = (of: readonly string[]) => of.flatMap((word) => find(word).hits.slice(0, 1));
  /** A word that names another test, which has as many words of the line. */
  const namesOther = (word: string) => {
    const { first } = find(word);
    const isOther = first && first.id !== id && hasWords(first.name, word);
    return isOther && !hasWords(`${name} ${about}`, word) && countOf(first) >= countOf(test);
  };
  return (
    // The words of its description may be those of another test.
    (hasSome(`${name} ${heading}`, words) || words.some((word) => find(word).first?.id === id)) &&
    !words.some(namesOther) &&
    // "Bend and rebend" are two tests.
    joined.every((word) => isSaidBy(test, word) || find(word).tests.length === 0) &&
    // Another material may have a test of this name.
    (hasSome(about, words) ||
      firsts(words).every((one) => isIn(tests, one) || !hasWords(one.name, name))) &&
    // It is made on what its service tests, but strand has a tensile test of its own.
    firsts(objects).every((one) => serviceOf(one.id) === serviceOf(id)) &&
    (hasWords(words.join(" "), name) || !objects.some((word) => find(word).first)) &&
    // All words are its own, and yet they do not find it together: this is not offered.
    (objects.length === 0 || !objects.every((word) => isIn(find(word).tests, test)))
  );
}

const isIn = (tests: Tests, { id }: SearchHit) => tests.some((test) => test.id === id);
