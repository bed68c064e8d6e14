import { addDays, type CalendarDate, isCalendarDate } from "./calendar.ts";
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

export const cubeDates = (
  castOn: CalendarDate,
  ages: readonly number[],
  openDays: readonly string[],
) =>
  [...new Set(ages)]
    .toSorted((one, other) => one - other)
    .map((age) => {
      const date = addDays(castOn, age);
      const day = weekday(date);
      return { age, date, closed: openDays.includes(day) ? undefined : day };
    });

/** A test on a closed day may be done on the working day before it. */
export function bringBy(
  castOn: CalendarDate,
  dates: readonly CubeDate[],
  openDays: readonly string[],
  today: CalendarDate,
): CalendarDate | undefined {
  const next = dates.find(({ date }) => date >= today);
  if (!next) return undefined;
  const tested = next.closed ? workingDay(next.date, -1, openDays) : next.date;
  const day = workingDay(tested, -1, openDays);
  return day < castOn ? undefined : day;
}

function workingDay(
  date: CalendarDate,
  direction: 1 | -1,
  openDays: readonly string[],
): CalendarDate {
  const day = addDays(date, direction);
  return openDays.includes(weekday(day)) ? day : workingDay(day, direction, openDays);
}

export const openDaysBeside = (date: CalendarDate, openDays: readonly string[]) =>
  ([-1, 1] as const).map((direction) => weekday(workingDay(date, direction, openDays)));
