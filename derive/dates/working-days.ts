import type { Closure } from "#content/closures.ts";

/** The days of the week on which the laboratory works, and the dates on which it does not. */
export interface WorkingDays {
  readonly days: readonly string[];
  readonly closures: readonly Closure[];
}

/** Those of the laboratory, or of a collection centre: without a centre, a closure holds for all. */
export const closuresOf = (all: readonly Closure[], centre?: string): Closure[] =>
  all.filter((closure) => closure.centre === undefined || closure.centre === centre);
