import type { ListedStandard, Reading, StandardEntry } from "./standards/entry.ts";
import { indianStandards } from "./standards/indian-standards.ts";
import { otherStandards } from "./standards/other-standards.ts";

/** Every standard that the site may name, by publisher; a number that is not here does not compile. */
const registers = {
  "Bureau of Indian Standards": indianStandards,
  ...otherStandards,
} as const satisfies Record<string, Record<string, StandardEntry>>;

type Registers = typeof registers;

export type StandardsBody = keyof Registers;

/** A standard is cited by its number. */
export type StandardId = { [Body in StandardsBody]: keyof Registers[Body] }[StandardsBody];

/** The publisher's list that the entries were read from; an entry that was read later names another. */
export const readings: Readonly<Partial<Record<StandardsBody, Reading>>> = {
  "Bureau of Indian Standards": { on: "2026-09-06", against: "BIS list" },
};

export interface Standard {
  readonly number: StandardId;
  readonly body: StandardsBody;
  readonly subject: string;
}

export interface StandardWithFacts extends Standard {
  /** Absent where nobody has looked the standard up. */
  readonly listed?: ListedStandard;
}

export const standardsWithFacts: readonly StandardWithFacts[] = Object.entries(registers).flatMap(
  ([body, entries]) =>
    Object.entries<StandardEntry>(entries).map(([number, entry]) => ({
      number: number as StandardId,
      body: body as StandardsBody,
      ...(typeof entry === "string"
        ? { subject: entry }
        : { subject: entry.subject, listed: entry }),
    })),
);

export const standards: readonly Standard[] = standardsWithFacts.map(
  ({ number, body, subject }) => ({ number, body, subject }),
);
