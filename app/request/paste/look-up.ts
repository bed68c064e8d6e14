import type { SearchHit } from "#search/ranking/hits.ts";
import type { Search } from "#search/search.ts";
import { optionalTerms, withoutStopWords } from "#search/text/stop-words.ts";
import { tokenize } from "#search/text/tokens.ts";
import { isPlace, type Piece } from "./pieces.ts";

/** A part of a line with what the search finds for it by itself. */
export interface Clue extends Piece {
  readonly hits: readonly SearchHit[];
  /** "must": the test that is meant explains it; "may": it decides between tests; "none": it says nothing of a test. */
  readonly role: "must" | "may" | "none";
}

/** Say that something is tested; the only words that are left out where no test explains them. */
const fillers = new Set(
  `a an the of for in on at by to from near with and or as per upto test tests testing tested determination determine
  determining conducting conduct carrying out method using value analysis sample samples material incl including lab
  laboratory nos no bag bags each set sets`.split(/\s+/),
);
export const isFiller = ({ kind, text }: Piece) => kind === "word" && fillers.has(text.toLowerCase());

/** Looks up each part of a line; the same words are asked for once. */
export function lookUpWith(search: Search) {
  const known = new Map<string, readonly SearchHit[]>();
  return Object.assign((line: string, pieces: readonly Piece[]): Clue[] => {
    let isAtPlace = false;
    return pieces.map((piece, at) => {
      const gap = line.slice(pieces[at - 1]?.end ?? 0, piece.start);
      isAtPlace = (isAtPlace && /^\s*$/.test(gap)) || (/^\s*$/.test(gap) && isBeforePlace(pieces[at-1]));
      const role = roleOf(piece);
      const words = piece.kind === "place" ? piece.text.replaceAll(/\P{L}+/gu, " ") : piece.text;
      return {
        ...piece,
        role: role === "must" && isAtPlace ? "may" : role,
        hits: role === "none" ? [] : find(words.toLowerCase()),
      };
    });
  }, {find});

  function find(words: string): readonly SearchHit[] {
    const found = known.get(words) ?? search(words, Infinity).groups.flatMap(({ hits }) => hits);
    known.set(words, found);
    return found;
  }
}

function roleOf(piece: Piece): Clue["role"] {
  const { kind, text } = piece;
  if (["standard", "grade", "place"].includes(kind)) return "may";
  const tokens = withoutStopWords(tokenize(text));
  if (kind !== "word" || text.length === 1 || tokens.length === 0 || isFiller(piece)) return "none";
  return isPlace(text) || tokens.every(({ normalized, stem }) => optionalTerms.has(normalized) || optionalTerms.has(stem))
    ? "may"
    : "must";
}

const isBeforePlace = (piece?: Piece) => piece?.kind === "word" && (isPlace(piece.text) || /^(?:at|from|near)$/i.test(piece.text));
