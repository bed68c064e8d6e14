import { findDesignations } from "#search/designation.ts";

/** Only a count is a quantity, and only words, grades and standards say what is tested. */
export type PieceKind =
  "standard" | "place" | "grade" | "tests" | "measure" | "count" | "figure" | "word";

export interface Piece {
  readonly kind: PieceKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Words for pieces; those of `pieceNouns` also say what is tested. */
export const pieceWords =
  "nos?|nrs?|numbers?|each|ea|pcs?|pieces?|sets?|jobs?|l\\.?s|samples?|specimens?|bottles?|bags?|locations?|points?|spots?|joints?|coils?";
const pieceNouns =
  "cubes?|cores?|bars?|bricks?|blocks?|tiles?|pavers?|piles?|bores?|bore\\s?holes?|bh|bearings?|couplers?|bolts?|strands?|beams?|cylinders?|gauges?|machines?|moulds?|sieves?|thermometers?|balances?|pipes?|pits?";
export const lengthsAndAreas = "lane[\\s-]*km|km|r?mt?|sqm|cum";
const units = `${lengthsAndAreas}|[mckµ]?m[23²³]?|mmhg|microns?|inch(?:es)?|ft|[mk]?n(?:/mm[2²]|m)?|[mk]?pa|bar|psi|kg/cm[2²]|k?gf?|kgs?|gms?|mg|ppm|tons?|tonnes?|m?l|lit(?:re|er)s?|ltrs?|°\\s*[cf]?|deg(?:rees?)?(?:\\s*[cf])?|%|percent|days?|hours?|hrs?|min(?:utes?)?|cycles?|blows?|m?a|amps?|k?[vwt]|hp|c|dia|thk|nb`;
/** Their number says which one. */
const numbered =
  "ward|village|pier|abutment|pile|span|bh|bore\\s?(?:hole|well)|tube\\s?well|hand\\s?pump|lot|batch|heat|week|plot|phase|package|tower|block|floor|level|lane|(?:borrow\\s)?area|site|house|sample|tank|column|slab|deck|zone|type|class|grade|gr|grading|sr|sl|serial|id|item|sor|dsr|clause|table";

const end = "(?![\\p{L}\\p{N}])";
const figure = "\\d+(?:[.,]\\d+)*";
const unit = `\\s*(?:${units})${end}`;
const dimension =
  "(?:\\s*(?:dia(?:meter)?|thick(?:ness)?|depth|deep|long|wide|high|size|capacity|range)\\.?(?!\\p{L}))?";
const next = "\\s*(?:-|–|to|/|,|&|and)\\s*[-−]?";
const chainage = "(?:ch(?:ainage)?|km|rd)[.:]*\\s*\\d[\\d+./]*";

/** What one of them finds is not part of what a later one finds. */
const patterns: readonly (readonly [PieceKind, string])[] = [
  [
    "place",
    `${chainage}(?:\\s*(?:-|–|to|&|and)\\s*${chainage}|(?:[-–]|\\s*to\\s*)\\d[\\d+./]*)*${end}`,
  ],
  [
    "place",
    `(?:${numbered})[\\s.:-]*(?:no[\\s.:-]*)?(?:[a-z]{0,2}-?\\d[\\d./-]*(?:[a-z]|\\([a-z]\\))?|[ivx]+)${end}(?!${unit}|\\s*(?:${pieceWords})${end})`,
  ],
  [
    "grade",
    `(?:(?:(?:fe|vg|opc|ppc|psc|pmb|crmb|e|m)[\\s-]*\\d{2,3}\\s?[ds]?|c?[rms]s-?\\d)${end}(?:\\s*grade(?!\\s*\\d))?|\\d\\d\\s*grade)${end}`,
  ],
  ["tests", `\\d+\\s*(?:parameters?|tests)${end}`],
  ["word", "(?:\\p{L}{1,3}-?|(?:\\p{L}+/)+)\\d[\\p{L}\\p{N}/-]*"],
  [
    "measure",
    `${figure}(?:${unit}\\s*[x×*]\\s*${figure}(?=${unit})|\\s*[x×*]\\s*${figure})+(?:${unit})?${dimension}`,
  ],
  ["measure", `[-−±]?${figure}(?:${unit})?(?:${next}${figure})+${unit}${dimension}`],
  ["measure", `[-−±]?${figure}${unit}${dimension}`],
  ["measure", `${figure}(?:[-–/:]|\\s+to\\s+)${figure}${end}`],
  ["place", `(?<!\\d\\s*)no[\\s.:-]+\\d[\\w./-]*`],
  ["count", `(?:qty|quantity|nos|pcs|sets)[\\s.:=-]*\\d+\\s*$`],
  ["count", `[x×]\\s*\\d+\\s*$`],
  [
    "count",
    `\\d+(?:\\s*\\(\\p{L}+\\))?\\s*(?:(?:${pieceWords})${end}\\.?|(?=(?:\\p{L}+\\s+){0,2}(?:${pieceNouns})${end}))`,
  ],
  ["figure", figure],
  ["word", "sub\\s+(?:grade|base|soil)"],
  ["word", "\\p{L}[\\p{L}\\p{M}\\p{N}'’-]*"],
];

const expressions = patterns.map(
  ([kind, pattern]) => [kind, new RegExp(`(?<![\\p{L}\\p{N}.])(?:${pattern})`, "giu")] as const,
);

/** A gauge has its pressure in bars. */
const pressure = /gauge|pressure|vacuum|manometer|transmitter/i;

/** The parts of a line from left to right: each word and figure of it is in one of them. */
export function piecesOf(line: string): Piece[] {
  const text = pressure.test(line) ? line.replaceAll(/(?<=\d\s*bar)s(?!\p{L})/giu, " ") : line;
  const found: Piece[] = findDesignations(text)
    .filter(({ body }) => body)
    .map(({ start, end: stop }) => pieceAt("standard", start, stop));
  for (const [kind, expression] of expressions)
    for (const { 0: typed, index } of text.matchAll(expression)) {
      const stop = index + typed.trimEnd().length;
      if (found.every((other) => other.end <= index || other.start >= stop))
        found.push(pieceAt(kind, index, stop));
    }
  return found.toSorted((a, b) => a.start - b.start);

  function pieceAt(kind: PieceKind, start: number, stop: number): Piece {
    return { kind, text: line.slice(start, stop), start, end: stop };
  }
}

const placeWord = new RegExp(`^(?:${numbered})$`, "iu");

/** A word for a place or a part of a structure. */
export const isPlace = (word: string) => placeWord.test(word);
