import { findDesignations } from "#search/designation.ts";

/** A detail is a number that something explains: a size, a grade, a place or a code. Only a count is a quantity. */
export type PartKind = "standard" | "detail" | "tests" | "count" | "figure" | "word";

/** A part of a line: each word and number of it is in one. */
export interface Part {
  readonly kind: PartKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export const pieceWords =
  "nos?|nrs?|numbers?|each|ea|pcs?|pieces?|sets?|jobs?|l\\.?s|samples?|specimens?|bottles?|bags?|locations?|points?|spots?|joints?|coils?";
/** Say what is tested, too. */
const pieceNouns =
  "cubes?|cores?|bars?|bricks?|blocks?|tiles?|pavers?|piles?|bores?|bore\\s?holes?|bh|bearings?|couplers?|bolts?|strands?|beams?|cylinders?|gauges?|machines?|moulds?|sieves?|thermometers?|balances?|pipes?|pits?";
export const lengthsAndAreas = "lane[\\s-]*km|km|r?mt?|sqm|cum";
const units = `${lengthsAndAreas}|[mckµ]?m[23²³]?|mmhg|microns?|inch(?:es)?|ft|[mk]?n(?:/mm[2²]|m)?|[mk]?pa|bar|psi|kg/cm[2²]|k?gf?|kgs?|gms?|mg|ppm|tons?|tonnes?|[mk]?l|lit(?:re|er)s?|ltrs?|°\\s*[cf]?|deg(?:rees?)?(?:\\s*[cf])?|%|percent|days?|hours?|hrs?|min(?:utes?)?|cycles?|blows?|m?a|amps?|k?[vwt]|hp|c|dia|thk|nb`;
/** Their number says which one. */
const numbered =
  "ward|village|pier|abutment|pile|span|bh|bore\\s?(?:hole|well)|tube\\s?well|hand\\s?pump|lot|batch|heat|week|plot|phase|package|tower|block|floor|level|lane|(?:borrow\\s)?area|site|house|sample|tank|column|slab|deck|zone|type|class|grade|gr|grading|sr|sl|serial|id|item|sor|dsr|clause|table";

const end = "(?![\\p{L}\\p{N}])";
const number = "\\d+(?:[.,]\\d+)*";
const unit = `\\s*(?:${units})${end}`;
const dimension =
  "(?:\\s*(?:dia(?:meter)?|thick(?:ness)?|depth|deep|long|wide|high|size|capacity|range)\\.?(?!\\p{L}))?";
const next = "\\s*(?:-|–|to|/|,|&|and)\\s*[-−]?";
const chainage = "(?:ch(?:ainage)?|km|rd)[.:]*\\s*\\d[\\d+./]*";

/** What one of them finds is not part of what a later one finds. */
const patterns: readonly (readonly [PartKind, string])[] = [
  [
    "detail",
    `${chainage}(?:\\s*(?:-|–|to|&|and)\\s*${chainage}|(?:[-–]|\\s*to\\s*)\\d[\\d+./]*)*${end}`,
  ],
  [
    "detail",
    `(?:${numbered})[.:-]?\\s*(?:no[.:-]?\\s*)?(?:[a-z]{0,2}-?\\d[\\d./-]*(?:[a-z]|\\([a-z]\\))?|[ivx]+)${end}(?!${unit}|\\s*(?:${pieceWords})${end})`,
  ],
  [
    "detail",
    `(?:(?:fe|vg|opc|ppc|psc|pmb|crmb|e|m)[\\s-]*\\d{2,3}\\s?[ds]?${end}(?:\\s*grade(?!\\s*\\d))?|\\d\\d\\s*grade)${end}`,
  ],
  ["count", `(?:qty|qnty|quantity)[\\s.:=-]*\\d+${end}(?:\\s*(?:${pieceWords})${end}\\.?)?`],
  [
    "count",
    `(?:(?:nos|pcs|sets)[\\s.:=-]*|(?<!\\d\\s*)[x×]\\s*)\\d+(?:\\s*(?:${pieceWords})\\.?)?\\)?\\s*$`,
  ],
  ["tests", `\\d+\\s*(?:parameters?|tests)${end}`],
  ["detail", "(?:\\p{L}{1,3}-?|(?:\\p{L}+/)+)\\d[\\p{L}\\p{N}/-]*"],
  [
    "detail",
    `${number}(?:${unit}\\s*[x×*]\\s*${number}(?=${unit})|\\s*[x×*]\\s*${number})+(?:${unit})?${dimension}`,
  ],
  ["detail", `[-−±]?${number}(?:${unit})?(?:${next}${number})*${unit}${dimension}`],
  ["detail", `${number}(?:[-–/:]|\\s+to\\s+)${number}${end}`],
  ["detail", `(?<!\\d\\s*)no[\\s.:-]+\\d[\\w./-]*`],
  [
    "count",
    `\\d+(?:\\s*\\(\\p{L}+\\))?\\s*(?:(?:${pieceWords})${end}\\.?|(?=(?:\\p{L}+\\s+){0,2}(?:${pieceNouns})${end}))`,
  ],
  ["figure", number],
  ["word", "\\p{L}[\\p{L}\\p{M}\\p{N}'\\u2019-]*"],
];

const expressions = patterns.map(
  ([kind, pattern]) => [kind, new RegExp(`(?<![\\p{L}\\p{N}.])(?:${pattern})`, "giu")] as const,
);

/** A gauge has its pressure in bars. */
const pressure = /gauge|pressure|vacuum|manometer|transmitter/i;

export function partsOf(line: string): Part[] {
  const text = pressure.test(line) ? line.replaceAll(/(?<=\d\s*bar)s(?!\p{L})/giu, " ") : line;
  const found: Part[] = [];
  const add = (kind: PartKind, start: number, stop: number) => {
    if (found.every((other) => other.end <= start || other.start >= stop))
      found.push({ kind, text: line.slice(start, stop), start, end: stop });
  };
  for (const { body, number: of, part, start, end: stop } of findDesignations(text))
    if (body || (part && of.length > 3)) add("standard", start, stop);
  for (const [kind, expression] of expressions)
    for (const { 0: typed, index } of text.matchAll(expression))
      add(kind, index, index + typed.trimEnd().length);
  return found.toSorted((a, b) => a.start - b.start);
}
