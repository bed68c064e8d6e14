import { canBeAdded } from "#app/finder/can-be-added.ts";
import { serviceOf } from "#derive/catalogue/paths.ts";
import type { SearchHit } from "#search/ranking/hits.ts";
import type { Search } from "#search/search.ts";
import { type Clue, isFiller, lookUpWith } from "./look-up.ts";
import { markOf } from "./mark.ts";
import { best, explains, hasWords, isInRange, isMaterial, isNumberOfTests, meantTests, shareOfName, sum } from "./meant-tests.ts";
import { type ParsedLine, parseLines } from "./parse-line.ts";
import type { Piece } from "./pieces.ts";

/** A test that a line may mean. */
export interface Option extends SearchHit {
  /** The words of the line that neither the test nor the quantity explains. */
  readonly mark: string;
}

export interface MatchedLine extends Pick<ParsedLine, "text" | "quantity"> {
  /** What it may be, the best first; empty where nothing is found. */
  readonly options: readonly Option[];
  /** The first of them is meant, and no other. */
  readonly isClear: boolean;
}

/** More than a visitor would read. */
const mostOptions = 6;

/** Each line of a list with what the catalogue has for it. */
export function matchLines(search: Search, list: string): MatchedLine[] {
  const lookUp = lookUpWith(search);
  return parseLines(list).map((line) => matchLine(line, lookUp(line.description, line.pieces), lookUp.find));
}

function matchLine(line: ParsedLine, clues: readonly Clue[], find): MatchedLine {
  const musts = clues.filter(({ role }) => role === "must");
  const known = musts.filter(({ hits }) => hits.some((hit) => canBeAdded(hit) || hit.kind === "service"));
  const found = new Map(known.flatMap(({ hits }) => hits.filter(canBeAdded)).map((hit) => [hit.id, hit]));
  const sets = [...found.values()].filter((hit) => hit.kind === "set" && known.every((clue) => explains(hit, clue)));
  const covering = best([...found.values()], (hit) => sum(known, (clue) => explains(hit, clue)));
  const meant = meantTests(line.description, clues, [...new Set([...covering, ...sets])]);
  const quantity = line.quantity ?? (isQuantity(line, clues) ? Number(line.last!.text) : undefined);
  const [first] = meant;
  const top = find(musts.map(({ text }) => text).join(" ")).find(canBeAdded);
  const reasons = first ? [
   meant.length !== 1 && "several", line.isOpen&&"open",
   !(first.kind === "set" || known.some((clue) => !isMaterial(clue)) || known.filter(({text})=>hasWords(first.name,text)).length>1)&&"material",
   !clues.every((clue) => clue.kind !== "measure" || isInRange(clue.text, first.range))&&"range",
   !clues.every((clue) => clue.kind !== "tests" || isExplained(first, clue))&&"tests",
   known.some((clue)=>!isMaterial(clue)&&!hasWords(first.name,clue.text)&&known.some(other=>areJoined(line.description,clue,other)))&&"joined",
   clues.some((clue, at) => clue.role === "must" && !explains(first, clue) && !isAside(line, clues, at, known.includes(clue), first))&&"aside",
   first.kind !== "set" && top && clues.every(({kind,text})=>kind!=="measure"||isInRange(text,top.range)) && top.id !== first.id && "top:"+top.id,
  ].filter(Boolean):["none"];
  return {
    text: line.text,reasons,
    ...(quantity && { quantity }),
    options: [...new Set([...meant, ...covering])]
      .slice(0, mostOptions)
      .map((hit) => ({ ...hit, mark: markOf(line.description, clues, (piece) => isExplained(hit, piece)) })),
    isClear: reasons.length===0,
  };

  function isExplained(hit: SearchHit, piece: Piece): boolean {
    const { kind, text } = piece;
    if (kind === "count") return line.quantity === Number(/\d+/.exec(text)![0]);
    if (kind === "figure") return piece.start === line.last?.start && quantity !== undefined;
    if (kind === "tests") return isNumberOfTests(hit, piece);
    if (kind === "standard") return (piece as Clue).hits.some(({ id }) => id === hit.id);
    return kind === "word" && (hasWords(`${hit.name} ${hit.kind === "set" ? "complete full all" : hit.context} ${hit.service?.name}`, text) || (hit.kind === "set" && /^(?:complete|full|all)$/i.test(text)));
  }
}

/** A bare number at the end counts, unless it belongs to a word that the search does not know: "Kunjwani 3". */
function isQuantity({ last, description }: ParsedLine, clues: readonly Clue[]): boolean {
  if (!last) return false;
  const before = clues.at(-2);
  return /[-–:=,(|]\s*$/.test(description.slice(0, last.start)) || !before || before.role==="none" || before.kind !== "word" || before.hits.length > 0;
}

/**
 * Whether a word that the test does not explain can be its mark. One that the search does not know may name another
 * material, unless it stands apart; one that it knows may name another test, unless it belongs to this one.
 */
function isAside({ description }: ParsedLine, clues: readonly Clue[], at: number, isKnown: boolean, test: SearchHit): boolean {
  const clue = clues[at]!;
  const before = clues[at - 1];
  const gap = description.slice(before?.end ?? 0, clue.start);
  if (!isKnown) return /[,;:()–-]/.test(gap) || (before !== undefined && before.kind !== "word");
  const isJoined = /[,;/+&]/.test(gap) || before?.text === "and";
  return !isJoined && shareOfName(test, clues) >= 0.5 && clue.hits.some(({ id }) => serviceOf(id) === serviceOf(test.id));
}

/** "Bend and rebend". */
function areJoined(line: string, one: Piece, other: Piece): boolean {
  const between = line.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return /^\s*(?:and|&|\+|\/)\s*$/i.test(between);
}
