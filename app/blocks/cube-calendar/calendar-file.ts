import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { cubeCalendarCopy } from "#content/copy/cube-calendar.ts";
import { laboratory } from "#derive/laboratory.ts";
import { addDays, type CubeDate, formatDay } from "#derive/catalogue/cube-dates.ts";
import { type CalendarDate } from "#derive/today-in-india.ts";

export interface CubeTests {
  /** The test's name and id. */
  readonly name: string;
  readonly id: string;
  readonly castOn: CalendarDate;
  readonly dates: readonly CubeDate[];
}

const copy = cubeCalendarCopy.event;

/** The test dates as an iCalendar file of all-day entries, which have no time zone. */
export function calendarFile({ name, id, castOn, dates }: CubeTests, now: Date): string {
  const calendar = ical({
    name: copy.name,
    prodId: { company: laboratory.name, product: copy.name, language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { age, date, closed } of dates)
    calendar.createEvent({
      // The same entry when the file is made again, so that importing it twice adds nothing.
      id: `${id.replace("/", ".")}.${castOn}.${age}@${laboratory.email.split("@")[1]}`,
      stamp: now,
      start: new Date(date),
      end: new Date(addDays(date, 1)),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: copy.title(cubeCalendarCopy.days(age)),
      location: `${laboratory.name}, ${laboratory.address.town}`,
      description: [
        `${name}. ${copy.cast(formatDay(castOn))}`,
        ...(closed ? [copy.closed(closed)] : []),
        laboratory.phones[0],
      ].join("\n"),
    });
  return calendar.toString();
}
