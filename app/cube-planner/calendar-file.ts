import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { cubePlannerCopy } from "#content/copy/cube-planner.ts";
import { addDays, cubeDates, formatDay } from "#derive/catalogue/cube-dates.ts";
import { kebabCase } from "#derive/kebab-case.ts";
import { laboratory } from "#derive/laboratory.ts";
import { castingName } from "#app/request/casting-lines.ts";
import type { Casting } from "#app/request/request.ts";

const copy = cubePlannerCopy.event;

/** The test dates of all castings as an iCalendar file of all-day entries, which have no time zone. */
export function calendarFile(test: string, castings: readonly Casting[], now: Date): string {
  const calendar = ical({
    name: copy.name,
    prodId: { company: laboratory.name, product: copy.name, language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  const keys = castings.map(keyOf);
  for (const [at, casting] of castings.entries()) {
    const alike = keys.slice(0, at).filter((key) => key === keys[at]).length;
    for (const { age, date, closed } of datesOf(casting))
      calendar.createEvent({
        // The same entry when the file is made again, so that importing it twice adds nothing.
        id: `${keys[at]}.${alike}.${age}@${laboratory.email.split("@")[1]}`,
        stamp: now,
        start: new Date(date),
        end: new Date(addDays(date, 1)),
        allDay: true,
        transparency: ICalEventTransparency.TRANSPARENT,
        summary: copy.title(age, casting.mark),
        location: `${laboratory.name}, ${laboratory.address.town}`,
        description: [
          `${test}: ${castingName(casting)}. ${copy.cast(formatDay(casting.castOn))}`,
          ...(closed ? [copy.closed(closed)] : []),
          laboratory.phones[0],
        ].join("\n"),
      });
  }
  return calendar.toString();
}

const datesOf = ({ castOn, ages }: Casting) => cubeDates(castOn, ages, laboratory.hours.days);

const keyOf = ({ castOn, mark, grade }: Casting) =>
  kebabCase(["cubes", castOn, mark, grade].join(" "));
