import { parseDesignation } from "#search/designation.ts";
import { sameNumber } from "#search/index/standards.ts";
import type { SearchHit } from "#search/ranking/hits.ts";
import { hasNumberOfTests, isSet } from "./asked-sets.ts";
import { hasWords } from "./found-tests.ts";
import type { Part } from "./parts.ts";
import type { ReadLine } from "./read-lines.ts";

/** Say that something is tested, or join words; nothing is lost without them. */
const fillers = new Set(
  `a an the of for in on at by to from near with and or as per upto test tests testing tested determination determine
  determining conducting conduct carrying out method using value analysis sample samples material incl including lab
  laboratory survey nos no bag bags each set sets`.split(/\s+/),
);

export const isFiller = ({ kind, text }: Part) =>
  kind === "word" && fillers.has(text.length > 1 ? text.toLowerCase() : text);

/** What neither a test nor the quantity says of a line, as it was typed. */
export function markOf({ description, parts, quantity }: ReadLine, test: SearchHit): string {
  let mark = "";
  let end = 0;
  let isBroken = true;
  for (const part of parts.filter((one) => !isFiller(one))) {
    const gap = description.slice(end, part.start);
    const isSaid = isSaidBy(test, part, quantity);
    if (!isSaid) mark += `${isBroken || /[()]/.test(gap) ? mark && ", " : gap}${part.text}`;
    isBroken = isSaid;
    ({ end } = part);
  }
  return mark;
}

function isSaidBy(test: SearchHit, { kind, text }: Part, quantity?: number): boolean {
  const { name, context, service } = test;
  // How many pieces a set has is for the laboratory to say.
  if (kind === "count" || kind === "figure")
    return !/\bsets?\b/i.test(text) && Number(/[\d.]+/.exec(text)) === quantity;
  if (kind === "tests") return hasNumberOfTests(test, text);
  if (kind === "standard") return isCited(test, text);
  // Of "Bentonite: density, pH" a line may want one.
  const [subject] = name.split(":");
  const said = `${subject} ${isSet(test) ? "" : context} ${service?.name}`;
  return kind === "word" && (hasWords(said, text) || (isSet(test) && isAll(text)));
}

const isAll = (word: string) => /^(?:complete|full|all)$/i.test(word);

function isCited({ methods = [], specifications = [] }: SearchHit, text: string): boolean {
  const typed = parseDesignation(text);
  const known = [...methods, ...specifications].flatMap((one) => parseDesignation(one) ?? []);
  return known.some(
    (one) => typed && sameNumber(typed, one) && (typed.part ?? one.part) === one.part,
  );
}
