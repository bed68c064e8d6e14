import { serviceOf } from "#derive/catalogue/paths.ts";
import { canBeAdded } from "#app/finder/can-be-added.ts";
import type { SearchHit } from "#search/ranking/hits.ts";
import { type Clue, isAsked, isKnown } from "./clues.ts";
import {
  explains,
  hasWords,
  isInRange,
  isNamedIn,
  isNumberOfTests,
  isOfService,
  shareOfName,
} from "./explain.ts";

/** Whether a line can mean this test only, so that it is taken without a question. */
export function isClear(
  line: string,
  clues: readonly Clue[],
  test: SearchHit,
  { found, top }: { found: readonly SearchHit[]; top: SearchHit | undefined },
) {
  const known = clues.filter(isAsked);
  const isWhole = isNamedIn(line, test, found);
  return !!(
    isInRange(test, clues) &&
    clues.every((clue) => clue.kind !== "tests" || isNumberOfTests(test, clue)) &&
    clues.every((clue, at) => clue.role !== "must" || explains(test, clue) || isAside(at)) &&
    !known.some((clue) => isOther(clue) && known.some((other) => areJoined(clue, other))) &&
    (known.length > 1 || known.some(isCertain)) &&
    !found.some(isNamesake) &&
    // All words together find it, or nothing better: "iron bacteria" is no test of iron.
    (isWhole || (top && (test.kind === "set" || top.id === test.id || !isInRange(top, clues))))
  );

  /** "Total residual chlorine" of another water also has the words "residual chlorine". */
  function isNamesake({ id, name, context }: SearchHit): boolean {
    const isTold = known.some(({ text }) => hasWords(test.context ?? "", text));
    return (
      id !== test.id &&
      test.kind === "test" &&
      serviceOf(id) === serviceOf(test.id) &&
      context !== test.context &&
      !isTold &&
      hasWords(name, test.name) &&
      known.every(({ text }) => hasWords(name, text))
    );
  }

  /** Another word may be a misspelling of what it finds: "hygrometer" is no hydrometer. */
  function isCertain({ text }: Clue): boolean {
    return /^\p{Lu}{2,6}$/u.test(text) || hasWords(`${test.name} ${test.context}`, text);
  }

  /** The first that it finds is another test. */
  function isOther({ text, hits }: Clue): boolean {
    return !hasWords(test.name, text) && hits.find(canBeAdded)?.id !== test.id;
  }

  /** "Bend and rebend". */
  function areJoined(one: Clue, other: Clue): boolean {
    const between = line.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
    return /^\s*(?:and|&|\+|\/)\s*$/i.test(between);
  }

  /**
   * Whether a word that the test does not explain can be its mark. One that the search does not know may name another
   * material ("ceiling tile"), unless it stands apart; one that it knows may name another test, unless it belongs to this one.
   */
  function isAside(at: number): boolean {
    const clue = clues[at]!;
    const before = clues[at - 1];
    const gap = line.slice(before?.end ?? 0, clue.start);
    if (isKnown(clue))
      return (
        (isWhole || clues.slice(0, at).some((one) => one.role === "must" && explains(test, one))) &&
        !/[,;/+&]/.test(gap) &&
        before?.text !== "and" &&
        shareOfName(test, clues) >= 0.5 &&
        isOfService(test, clue)
      );
    if (/[,;:()/–-]/.test(gap)) return true;
    if (before?.kind !== "word") return before !== undefined;
    return before.role === "must" && !isKnown(before) && isAside(at - 1);
  }
}
