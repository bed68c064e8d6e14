import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { cubePlannerCopy } from "#content/copy/cube-planner/cube-planner.ts";
import { addDays, type CalendarDate, todayInIndia } from "#derive/dates/calendar.ts";
import { bringBy, cubeDates, formatDay } from "#derive/dates/cube-dates.ts";
import { kebabCase } from "#derive/kebab-case.ts";
import { laboratory } from "#derive/laboratory.ts";
import { bringByText, castingName } from "#app/request/casting-lines.ts";
import type { Casting } from "#app/request/request.ts";

const copy = cubePlannerCopy.event;
/** One day before. */
const reminderSeconds = 24 * 60 * 60;
const { days } = laboratory.hours;

/** The dates of all castings as an iCalendar file of all-day entries, which have no time zone. */
export function calendarFile(test: string, castings: readonly Casting[], now: Date): string {
  const calendar = ical({
    name: copy.name,
    prodId: { company: laboratory.name, product: copy.name, language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  const today = todayInIndia(now);
  const keys = castings.map(keyOf);
  for (const [at, casting] of castings.entries()) {
    const alike = keys.slice(0, at).filter((key) => key === keys[at]).length;
    const by = bringByText(casting, today, formatDay);
    for (const { id, date, title, closed } of entriesOf(casting, today))
      calendar
        .createEvent({
          // The same entry when the file is made again, so that importing it twice adds nothing.
          id: `${keys[at]}.${alike}.${id}@${laboratory.email.split("@")[1]}`,
          stamp: now,
          start: new Date(date),
          end: new Date(addDays(date, 1)),
          allDay: true,
          transparency: ICalEventTransparency.TRANSPARENT,
          summary: [title, casting.mark].filter(Boolean).join(": "),
          location: `${laboratory.name}, ${laboratory.address.town}`,
          description: [
            `${test}: ${castingName(casting)}. ${copy.cast(formatDay(casting.castOn))}`,
            ...(by ? [copy.bringBy(by)] : []),
            ...(closed ? [copy.closed(closed)] : []),
            laboratory.phones[0],
          ].join("\n"),
        })
        .createAlarm({ type: ICalAlarmType.display, trigger: reminderSeconds });
  }
  return calendar.toString();
}

/** The day to bring the cubes by, and their tests. */
function entriesOf({ castOn, ages }: Casting, today: CalendarDate) {
  const dates = cubeDates(castOn, ages, days);
  const by = bringBy(castOn, dates, days, today);
  return [
    ...(by ? [{ id: "bring", date: by, title: copy.bring, closed: undefined }] : []),
    ...dates.map(({ age, ...date }) => ({ id: age, title: copy.title(age), ...date })),
  ];
}

const keyOf = ({ castOn, mark, grade }: Casting) =>
  kebabCase(["cubes", castOn, mark, grade].join(" "));
