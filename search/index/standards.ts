import type { SearchedStandard } from "#derive/search-data/search-data.ts";
import { type Designation, parseDesignation } from "../designation.ts";
import { completeDigits, type matchScores, minDigitsWithoutSeries } from "../weights.ts";

export interface RegisteredStandard extends SearchedStandard {
  readonly designation: Designation | undefined;
}

export const registeredStandards = (standards: readonly SearchedStandard[]): RegisteredStandard[] =>
  standards.map((standard) => ({ ...standard, designation: parseDesignation(standard.number) }));

export type StandardMatch = keyof typeof matchScores;

/** The standards that a typed designation names; years are ignored, because tenders cite old editions. */
export function matchStandards(
  typed: Designation,
  standards: readonly RegisteredStandard[],
): Map<RegisteredStandard, StandardMatch> {
  const found = new Map<RegisteredStandard, StandardMatch>();
  for (const standard of standards) {
    const match = standard.designation && matchOf(typed, standard.designation);
    if (match) found.set(standard, match);
  }
  if (found.size === 0 && typed.partIsGuess) {
    const { part: _part, partIsGuess: _guess, ...rest } = typed;
    return matchStandards(rest, standards);
  }
  if (found.size === 0) return matchPrefix(typed, standards);
  const exact = [...found].filter(([, match]) => match !== "whole");
  return exact.length > 0 ? new Map(exact) : found;
}

/** "is 27" may become "is 2720". */
function matchPrefix(
  { body, number, part }: Designation,
  standards: readonly RegisteredStandard[],
): Map<RegisteredStandard, StandardMatch> {
  if (!body || part || number.length >= completeDigits) return new Map();
  const begins = ({ designation }: RegisteredStandard) =>
    designation && sameBody(body, designation.body) && designation.number.startsWith(number);
  return new Map(standards.filter(begins).map((standard) => [standard, "prefix"]));
}

function matchOf(typed: Designation, known: Designation): StandardMatch | undefined {
  if (!sameNumber(typed, known)) return undefined;
  if (!typed.part) return known.part ? "family" : "exact";
  // A register that names the whole standard covers each of its parts.
  if (!known.part) return "whole";
  if (typed.part !== known.part) return undefined;
  if (typed.section && known.section && typed.section !== known.section) return undefined;
  return "exact";
}

export function sameNumber(typed: Designation, known: Designation): boolean {
  if (typed.body)
    return sameBody(typed.body, known.body) && sameSeries(typed.number, known.number, 1);
  return known.body !== "MoRTH" && sameSeries(typed.number, known.number, minDigitsWithoutSeries);
}

const sameBody = (typed: string, known = "") =>
  typed === known || (known === "BS EN" && (typed === "BS" || typed === "EN"));

/** 1557 means D1557 if it has enough digits. */
const sameSeries = (typed: string, known: string, minDigits: number) =>
  typed === known ||
  (/^\d+$/.test(typed) &&
    typed.length >= minDigits &&
    /^[A-H]/.test(known) &&
    known.slice(1) === typed);
