import { cubePlanner } from "#content/cube-planner.ts";
import { addDays, type CalendarDate, isCalendarDate, type WorkingDays } from "./calendar.ts";
import { formatDate } from "./format-date.ts";

export type CubeDate = ReturnType<typeof cubeDates>[number];

const dayOfWeek = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });

export const weekday = (date: CalendarDate) => dayOfWeek.format(new Date(date));

export const formatDay = (date: CalendarDate) => `${formatDate(date)}, ${weekday(date)}`;

const dayAndMonth = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

export function formatShortDay(date: CalendarDate, today: CalendarDate): string {
  const year = date.slice(0, 4);
  const text = `${weekday(date).slice(0, 3)} ${dayAndMonth.format(new Date(date))}`;
  return today.startsWith(year) ? text : `${text} ${year}`;
}

/** When cubes may have been cast, or will be: other years are slips of the pen. */
export const castingRange = (today: CalendarDate) => ({
  from: addDays(today, -2 * 365),
  to: addDays(today, 365),
});

export function isCastingDate(date: CalendarDate, today: CalendarDate): boolean {
  const { from, to } = castingRange(today);
  return isCalendarDate(date) && date >= from && date <= to;
}

export const cubeDates = (castOn: CalendarDate, ages: readonly number[], working: WorkingDays) =>
  [...new Set(ages)]
    .toSorted((one, other) => one - other)
    .map((age) => {
      const date = addDays(castOn, age);
      return { age, date, closed: whyClosed(date, working) };
    });

/** What the closed day is for, or its weekday; undefined for a working day. */
function whyClosed(date: CalendarDate, { days, closures }: WorkingDays): string | undefined {
  const day = weekday(date);
  const closure = closures.find(({ on }) => on === date);
  return closure?.reason ?? (days.includes(day) ? undefined : day);
}

/** A test on a closed day may be done on the working day before it. */
export function bringBy(
  castOn: CalendarDate,
  dates: readonly CubeDate[],
  working: WorkingDays,
  today: CalendarDate,
): CalendarDate | undefined {
  const next = dates.find(({ date }) => date >= today);
  if (!next) return undefined;
  const tested = next.closed ? workingDay(next.date, -1, working) : next.date;
  const day = workingDay(tested, -1, working);
  return day < castOn ? undefined : day;
}

function workingDay(date: CalendarDate, direction: 1 | -1, working: WorkingDays): CalendarDate {
  const day = addDays(date, direction);
  return whyClosed(day, working) ? workingDay(day, direction, working) : day;
}

export const openDaysBeside = (date: CalendarDate, working: WorkingDays) =>
  ([-1, 1] as const).map((direction) => weekday(workingDay(date, direction, working)));

/** Those that make the day to bring cubes by an earlier one. */
export const closuresBefore = (
  by: CalendarDate,
  dates: readonly CubeDate[],
  { closures }: WorkingDays,
) => closures.filter(({ on }) => by < on && on < dates.find(({ date }) => date > by)!.date);

/** How many cubes a visitor orders who has not said more: one sample (IS 456:2000, 15.3). */
export const cubesOfSample = cubePlanner.cubesPerAge;
