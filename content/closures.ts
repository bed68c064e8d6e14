import type { centres } from "./centres.ts";

/** A day without work, besides the days of the week on which the laboratory never works. */
export interface Closure {
  /** As 2027-01-26. */
  readonly on: string;
  /** Follows "Closed today:". */
  readonly reason: string;
  /** Only this collection centre is closed; otherwise the laboratory and all centres are. */
  readonly centre?: (typeof centres)[number]["label"];
}

/** { on: "2027-01-26", reason: "Republic Day" } */
export const closures: readonly Closure[] = [];
