import { castingCopy as copy } from "#content/copy/cube-planner/castings.ts";
import { formatDate } from "#derive/dates/format-date.ts";
import { workingDays } from "#derive/laboratory.ts";
import { bringBy, cubeDates, formatShortDay, isCastingDate } from "#derive/dates/cube-dates.ts";
import type { CalendarDate, WorkingDays } from "#derive/dates/calendar.ts";
import type { Casting } from "./request.ts";

const ours = workingDays();

/** A casting with its test dates and the day to bring it by, as a line of a message. */
export const castingLine = (casting: Casting, today: CalendarDate, working = ours): string =>
  [castingName(casting), castingDates(casting, today, working)].join(", ");

/** "6 cubes, Slab S2" */
export const castingName = ({ cubes, mark }: Casting): string =>
  [copy.cubes(cubes), mark].filter(Boolean).join(", ");

/** "cast 12 November 2026: test Thu 19 Nov at 7 days; bring by Wed 18 Nov" */
function castingDates(casting: Casting, today: CalendarDate, working: WorkingDays): string {
  const { cast, tests, by } = castingParts(casting, today, working);
  if (!tests) return cast;
  const days = tests.map(({ age, day, note }) => copy.at(age, day) + note).join(", ");
  return [days ? `${cast}: ${copy.test(days)}` : cast, by && copy.bringBy(by)]
    .filter(Boolean)
    .join("; ");
}

/** The dates of a casting, each by itself; without a date of casting there are none. */
export function castingParts(casting: Casting, today: CalendarDate, working = ours) {
  const { castOn, ages } = casting;
  if (!isCastingDate(castOn, today)) return { cast: copy.noDate };
  return {
    cast: copy.cast(formatDate(castOn)) + (ages.length > 0 ? "" : `: ${copy.noAge}`),
    tests: cubeDates(castOn, ages, working).map(({ age, date, closed }) => {
      const reason = date < today ? copy.past : closed && copy.closed(closed);
      return { age, day: formatShortDay(date, today), note: reason ? ` (${reason})` : "" };
    }),
    by: bringByText(casting, today, formatShortDay, working),
  };
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
