import { serviceOf } from "#derive/catalogue/paths.ts";
import type { SearchHit } from "#search/ranking/hits.ts";
import type { Asked } from "./asked-words.ts";
import { type Find, hasWords, isOptional, uniqueTests } from "./found-tests.ts";
import type { ReadLine } from "./read-lines.ts";

const asksForAll = /(?<!\p{L})(?:complete|full|all\s+(?:the\s+)?(?:tests?|parameters?))(?!\p{L})/iu;

export const isSet = ({ kind }: SearchHit) => kind === "set";

/** "31 parameters" of "Drinking water, 31 tests". */
export const hasNumberOfTests = ({ name }: SearchHit, text: string) =>
  name.includes(` ${Number.parseInt(text, 10)} tests`);

/** The sets that a line asks for by their standard, by a number of tests or by "all tests"; the last two ask for nothing but a set. */
export function askedSets({ description, parts }: ReadLine, { words }: Asked, find: Find) {
  const number = parts.find(({ kind }) => kind === "tests")?.text;
  const isAll = !!number || asksForAll.test(description);
  const specified = parts
    .filter(({ kind }) => kind === "standard")
    .flatMap(({ text }) => find(text.toLowerCase()).tests)
    .filter((one) => one.specifications?.some((it) => one.matchedStandards.includes(it)));
  const found = [words.join(" "), ...words].flatMap((word) => find(word).tests);
  const sets = (specified.some(isSet) || !isAll ? specified : found).filter(
    (one) =>
      isSet(one) &&
      words.every((word) => isOfSet(word, one)) &&
      (!number || hasNumberOfTests(one, number)),
  );
  const saidBy = ({ name }: SearchHit) => words.filter((word) => hasWords(name, word)).length;
  const most = Math.max(...sets.map(saidBy));
  return { isAll, sets: uniqueTests(sets.filter((set) => saidBy(set) === most)) };

  function isOfSet(word: string, { id, name }: SearchHit): boolean {
    if (hasWords(name, word) || isOptional(word)) return true;
    return find(word).hits.some((hit) => serviceOf(hit.id) === serviceOf(id));
  }
}
