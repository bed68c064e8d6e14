import type { Closure } from "#content/closures.ts";
import { dayMs, indiaOffsetMs } from "#content/time.ts";

/** A day as 2026-11-16. */
export type CalendarDate = string;

export const isCalendarDate = (text: string): boolean =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text;

/** 2026-11-15, or 15/11/2026 as spreadsheets in India write it. */
export function readDate(text: string): CalendarDate | undefined {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const date = year ? `${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}` : text;
  return isCalendarDate(date) ? date : undefined;
}

/** The date this many days later; UTC has no summer time, so every day of it has 24 hours. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const time = Date.parse(date);
  return Number.isNaN(time) ? "" : new Date(time + days * dayMs).toISOString().slice(0, 10);
}

export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs;

export const todayInIndia = (now: Date): CalendarDate =>
  new Date(now.getTime() + indiaOffsetMs).toISOString().slice(0, 10);

/** The days of the week on which the laboratory works, and the dates on which it does not. */
export interface WorkingDays {
  readonly days: readonly string[];
  readonly closures: readonly Closure[];
}

/** Those of the laboratory, or of a collection centre: without a centre, a closure holds for all. */
export const closuresOf = (all: readonly Closure[], centre?: string): Closure[] =>
  all.filter((closure) => closure.centre === undefined || closure.centre === centre);
