import { castingCopy as copy } from "#content/copy/cube-planner/castings.ts";
import { formatDate } from "#derive/dates/format-date.ts";
import { workingDays } from "#derive/laboratory.ts";
import {
  bringBy,
  type CubeDate,
  cubeDates,
  formatShortDay,
  isCastingDate,
} from "#derive/dates/cube-dates.ts";
import type { CalendarDate } from "#derive/dates/calendar.ts";
import type { WorkingDays } from "#derive/dates/working-days.ts";
import type { Casting } from "./request.ts";

const ours = workingDays();

/** A casting with its test dates and the day to bring it by, as a line of a message. */
export const castingLine = (casting: Casting, today: CalendarDate, working = ours): string =>
  [castingName(casting), castingDates(casting, today, working)].join(", ");

/** "6 cubes, Slab S2" */
export const castingName = ({ cubes, mark }: Casting): string =>
  [copy.cubes(cubes), mark].filter(Boolean).join(", ");

/** "cast 12 November 2026: test Thu 19 Nov at 7 days; bring by Wed 18 Nov" */
export function castingDates(
  { castOn, ages }: Casting,
  today: CalendarDate,
  working: WorkingDays = ours,
): string {
  if (!isCastingDate(castOn, today)) return copy.noDate;
  const by = bringByText({ castOn, ages }, today, formatShortDay, working);
  const tests = cubeDates(castOn, ages, working).map((date) => testLine(date, today));
  return [
    `${copy.cast(formatDate(castOn))}: ${tests.length > 0 ? copy.test(tests.join(", ")) : copy.noAge}`,
    ...(by ? [copy.bringBy(by)] : []),
  ].join("; ");
}

/** The day to bring the cubes of a dated casting by, marked where it is past; undefined where it has to be agreed. */
export function bringByText(
  { castOn, ages }: Casting,
  today: CalendarDate,
  format: (date: CalendarDate, today: CalendarDate) => string,
  working: WorkingDays,
): string | undefined {
  const by = bringBy(castOn, cubeDates(castOn, ages, working), working, today);
  return by && (by < today ? `${format(by, today)} (${copy.past})` : format(by, today));
}

function testLine({ age, date, closed }: CubeDate, today: CalendarDate): string {
  const line = copy.at(age, formatShortDay(date, today));
  if (date < today) return `${line} (${copy.past})`;
  return closed ? `${line} (${copy.closed(closed)})` : line;
}
