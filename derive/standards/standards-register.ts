import type { ListedStandard, Reading } from "#content/standards/entry.ts";
import {
  readings,
  type Standard,
  type StandardId,
  standardsWithFacts,
  type StandardWithFacts,
} from "#content/standards.ts";
import { yearInNumber } from "./paths.ts";

/** What is known of a standard: number, body and subject always, the rest only from its publisher's list. */
export interface RegisteredStandard
  extends Standard, Partial<Omit<ListedStandard, "subject" | "status">> {
  readonly status?: "current" | "withdrawn" | "superseded";
}

export const standardsRegister = (
  all: readonly StandardWithFacts[] = standardsWithFacts,
  read: Readonly<Partial<Record<string, Reading>>> = readings,
): RegisteredStandard[] =>
  all.map(({ listed, ...standard }) => {
    const carried = yearInNumber.exec(standard.number)?.[1];
    return {
      ...standard,
      ...(carried && { year: Number(carried) }),
      ...(listed && { status: "current", checked: read[standard.body], ...listed }),
    };
  });

const numbers: ReadonlySet<string> = new Set(standardsWithFacts.map(({ number }) => number));

export const isStandard = (text: string): text is StandardId => numbers.has(text);
