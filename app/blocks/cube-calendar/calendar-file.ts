import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { cubeCalendarWords } from "#content/cube-calendar.ts";
import { site } from "#content/site.ts";
import { addDays, type CubeDate, formatDay } from "#derive/catalogue/cube-dates.ts";
import { type CalendarDate } from "#derive/today-in-india.ts";

export interface CubeTests {
  /** The test's name and id. */
  readonly name: string;
  readonly id: string;
  readonly castOn: CalendarDate;
  readonly dates: readonly CubeDate[];
}

const words = cubeCalendarWords.event;

/** The test dates as an iCalendar file of all-day entries, which have no time zone. */
export function calendarFile({ name, id, castOn, dates }: CubeTests, now: Date): string {
  const calendar = ical({
    name: words.name,
    prodId: { company: site.name, product: words.name, language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { age, date, closed } of dates)
    calendar.createEvent({
      // The same entry when the file is made again, so that importing it twice adds nothing.
      id: `${id.replace("/", ".")}.${castOn}.${age}@${site.email.split("@")[1]}`,
      stamp: now,
      start: new Date(date),
      end: new Date(addDays(date, 1)),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: words.title(cubeCalendarWords.days(age)),
      location: `${site.name}, ${site.address.town}`,
      description: [
        `${name}. ${words.cast(formatDay(castOn))}`,
        ...(closed ? [words.closed(closed)] : []),
        site.phones[0],
      ].join("\n"),
    });
  return calendar.toString();
}
