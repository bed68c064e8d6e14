import { type Designation, parseDesignation } from "#contract/designation.ts";
import type { FinderStandard } from "#derive/finder/finder-data.ts";

export interface KnownStandard extends FinderStandard {
  readonly designation?: Designation | undefined;
}

export const knownStandards = (standards: readonly FinderStandard[]): KnownStandard[] =>
  standards.map((standard) => ({ ...standard, designation: parseDesignation(standard.number) }));

/** How well a standard answers a typed designation. */
export type Closeness = "exact" | "family" | "whole" | "begins";

/** The standards that a typed designation names; years are ignored, because tenders cite old editions. */
export function standardsFor(
  typed: Designation,
  known: readonly KnownStandard[],
): Map<KnownStandard, Closeness> {
  const found = new Map<KnownStandard, Closeness>();
  for (const standard of known) {
    const closeness = standard.designation && closenessOf(typed, standard.designation);
    if (closeness) found.set(standard, closeness);
  }
  if (found.size === 0 && typed.partIsGuess) {
    const { part: _part, partIsGuess: _guess, ...rest } = typed;
    return standardsFor(rest, known);
  }
  if (found.size === 0) return beginningWith(typed, known);
  const exact = [...found].filter(([, closeness]) => closeness !== "whole");
  return exact.length > 0 ? new Map(exact) : found;
}

/** "is 27" may become "is 2720". */
const beginningWith = ({ body, number, part }: Designation, known: readonly KnownStandard[]) =>
  new Map<KnownStandard, Closeness>(
    known
      .filter(({ designation }) => body && designation && sameBody(body, designation.body))
      .filter(
        ({ designation }) => !part && number.length < 4 && designation!.number.startsWith(number),
      )
      .map((standard) => [standard, "begins"]),
  );

function closenessOf(typed: Designation, known: Designation): Closeness | undefined {
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
  return known.body !== "MoRTH" && sameSeries(typed.number, known.number, 4);
}

const sameBody = (typed: string, known = "") =>
  typed === known || (known === "BS EN" && (typed === "BS" || typed === "EN"));

/** 1557 stands for D1557; a number without its letter is too short below `digits`. */
const sameSeries = (typed: string, known: string, digits: number) =>
  typed === known ||
  (/^\d+$/.test(typed) &&
    typed.length >= digits &&
    /^[A-H]/.test(known) &&
    known.slice(1) === typed);
