import { canBeAdded } from "#app/finder/can-be-added.ts";
import type { SearchHit } from "#search/ranking/hits.ts";
import type { Search } from "#search/search.ts";
import { type Clue, cluesOf, type Find, findWith, isAsked, isFiller } from "./clues.ts";
import { hasWords, isNumberOfTests } from "./explain.ts";
import { isClear } from "./is-clear.ts";
import { requestLimits as limits } from "#app/request/limits.ts";
import { markOf } from "./mark.ts";
import { fittingTests, foundTests, meantTests, uniqueTests } from "./meant-tests.ts";
import { type ParsedLine, parseLines } from "./parse-line.ts";

/** A test that a line may mean, with the words that neither it nor the quantity explains. */
export type Option = SearchHit & { readonly mark: string };

export interface MatchedLine extends Pick<ParsedLine, "text" | "quantity" | "isOpen"> {
  /** What it may be, the best first; empty where nothing is found. */
  readonly options: readonly Option[];
  /** The first of them is meant, and no other. */
  readonly isClear: boolean;
}

/** More than a visitor would read. */
const mostOptions = 5;

/** Each line of a list with what the catalogue has for it. */
export function matchLines(search: Search, list: string): MatchedLine[] {
  const find = findWith(search);
  return parseLines(list).map((line) => matchLine(line, cluesOf(line, find), find));
}

function matchLine(line: ParsedLine, clues: readonly Clue[], find: Find): MatchedLine {
  const { text, description, isOpen } = line;
  const asked = clues.filter(isAsked).map((clue) => clue.text);
  const together = find(asked.join(" ")).filter(canBeAdded);
  const [top] = together;
  const found = uniqueTests([...foundTests(clues), ...together]);
  const fitting = fittingTests(description, clues, found);
  const meant = meantTests(description, clues, found, top);
  const quantity = line.quantity ?? quantityAtEnd(line, clues);
  const parts = clues.filter((clue) => !isFiller(clue));
  const first = meant.length > 1 ? fitting.filter(({ id }) => id === top?.id) : meant;
  const sets = fitting.filter(({ kind }) => kind === "set");
  const options = [...new Set([...first, ...meant.slice(0, 2), ...sets, ...meant, ...fitting])]
    .map((test) => ({
      ...test,
      mark: markOf(description, parts, (clue) => isSaid(clue, test, quantity)),
    }))
    .filter(({ mark }) => mark.length <= limits.text)
    .slice(0, mostOptions);
  const [only, ...others] = meant;
  const isOnly = only !== undefined && others.length === 0 && options[0]?.id === only.id;
  return {
    text,
    ...(quantity && { quantity }),
    options,
    isOpen,
    isClear: isOnly && !isOpen && isClear(description, clues, only, { found, top }),
  };
}

/** A bare number counts, unless it belongs to a word that the search does not know: "Kunjwani 3". */
function quantityAtEnd({ last, description }: ParsedLine, clues: readonly Clue[]) {
  if (!last) return undefined;
  const before = clues.at(-2);
  const isNumberOf =
    before?.role === "must" &&
    before.hits.length === 0 &&
    !/[-–:=,()]\s*$/.test(description.slice(0, last.start));
  return isNumberOf ? undefined : Number(last.text);
}

/** Whether the test or the quantity says it. */
function isSaid(clue: Clue, { id, kind, name, context, service }: SearchHit, quantity?: number) {
  if (clue.kind === "count" || clue.kind === "figure")
    return Number(/[\d.]+/.exec(clue.text)) === quantity;
  if (clue.kind === "tests") return isNumberOfTests({ name }, clue);
  if (clue.kind === "standard") return clue.hits.some((hit) => hit.id === id);
  const isSet = kind === "set";
  const said = `${name} ${isSet ? "" : context} ${service?.name}`;
  return clue.kind === "word" && (hasWords(said, clue.text) || (isSet && isAll(clue)));
}

const isAll = ({ text }: Clue) => /^(?:complete|full|all)$/i.test(text);
