import { canBeAdded } from "#app/finder/can-be-added.ts";
import type { SearchHit } from "#search/ranking/hits.ts";
import type { Search } from "#search/search.ts";
import { optionalTerms, withoutStopWords } from "#search/text/stop-words.ts";
import { tokenize } from "#search/text/tokens.ts";
import type { ParsedLine } from "./parse-line.ts";
import { isPlace, type Piece } from "./pieces.ts";

/** A part of a line with what the search finds for it alone: a whole line asks for too much at once. */
export interface Clue extends Piece {
  readonly hits: readonly SearchHit[];
  /** "must": the test that is meant explains it; "may": it decides between tests; "none": it says nothing of a test. */
  readonly role: "must" | "may" | "none";
}

export type Find = (words: string) => readonly SearchHit[];

/** Asks the search for the same words once. */
export function findWith(search: Search): Find {
  const known = new Map<string, readonly SearchHit[]>();
  return (typed) => {
    const words = typed.toLowerCase();
    const found = known.get(words) ?? search(words, Infinity).groups.flatMap(({ hits }) => hits);
    known.set(words, found);
    return found;
  };
}

export function cluesOf({ description, pieces }: ParsedLine, find: Find): Clue[] {
  let isAtPlace = false;
  return pieces.map((piece, at) => {
    const before = pieces[at - 1];
    const isNext = /^\s*$/.test(description.slice(before?.end, piece.start));
    isAtPlace = isNext && (isAtPlace || isBeforePlace(before));
    const role = roleOf(piece);
    return {
      ...piece,
      role: role === "must" && isAtPlace ? "may" : role,
      hits: role === "none" ? [] : find(wordsOf(piece)),
    };
  });
}

/** Say that something is tested, or join words; nothing is lost without them. */
const fillers = new Set(
  `a an the of for in on at by to from near with and or as per upto test tests testing tested determination determine
  determining conducting conduct carrying out method using value analysis sample samples material incl including lab
  laboratory survey nos no bag bags each set sets`.split(/\s+/),
);

export const isFiller = ({ kind, text }: Piece) =>
  kind === "word" && fillers.has(text.length > 1 ? text.toLowerCase() : text);

const isBeforePlace = (piece?: Piece) =>
  piece?.kind === "word" && /^(?:at|from|near|village|ward|make|brand|model|lc)$/i.test(piece.text);

function roleOf(piece: Piece): Clue["role"] {
  const { kind, text } = piece;
  if (["standard", "grade", "place"].includes(kind)) return "may";
  const tokens = withoutStopWords(tokenize(text));
  if (kind !== "word" || text.length === 1 || tokens.length === 0 || isFiller(piece)) return "none";
  return isPlace(text) || tokens.every(({ stem }) => optionalTerms.has(stem)) ? "may" : "must";
}

const wordsOf = ({ kind, text }: Piece) =>
  kind === "place" ? text.replaceAll(/\P{L}+/gu, " ") : text.replace(/^sub\s+/i, "sub");

/** Whether the search finds a test or a material by it. */
export const isKnown = ({ hits }: Clue) =>
  hits.some((hit) => canBeAdded(hit) || hit.kind === "service");

/** Whether the test that is meant explains it. */
export const isAsked = (clue: Clue) => clue.role === "must" && isKnown(clue);
