import { cubeTestId } from "#content/copy/cube-planner/castings.ts";
import { addDays, type CalendarDate } from "#derive/dates/calendar.ts";
import { cubeDates, isCastingDate, weekday } from "#derive/dates/cube-dates.ts";
import type { Entry } from "./entries.ts";
import type { TestRequest } from "./request.ts";

interface EarliestReport {
  readonly date: CalendarDate;
  readonly test: string;
  /** "4 days' soaking, after compaction" */
  readonly time: string;
  /** The weekday of a last reading on which the laboratory is closed. */
  readonly closed?: string;
}

/** The day before which the slowest method of a request has no result, if the samples arrive today. */
export function earliestReport(
  entries: readonly Entry[],
  { castings }: TestRequest,
  today: CalendarDate,
  openDays: readonly string[],
): EarliestReport | undefined {
  const ends = entries.flatMap(({ item, name, duration }): EarliestReport[] => {
    if (!duration?.leastDays) return [];
    const cast = item.id === cubeTestId ? lastCubeTest(castings, today) : undefined;
    const since = duration.since === "casting" ? item.date : addDays(today, 1);
    const date = cast ?? (since && addDays(since, duration.leastDays));
    if (!date || date < today) return [];
    const day = weekday(date);
    return [
      { date, test: name, time: duration.text, ...(!openDays.includes(day) && { closed: day }) },
    ];
  });
  return ends.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1);
}

function lastCubeTest(castings: TestRequest["castings"], today: CalendarDate) {
  return castings
    .filter(({ castOn }) => isCastingDate(castOn, today))
    .flatMap(({ castOn, ages }) => cubeDates(castOn, ages, []).map(({ date }) => date))
    .toSorted()
    .at(-1);
}
