import { cubePlannerCopy } from "#content/copy/cube-planner/cube-planner.ts";
import {
  addDays,
  type CalendarDate,
  todayInIndia,
  type WorkingDays,
} from "#derive/dates/calendar.ts";
import { bringBy, cubeDates, formatDay } from "#derive/dates/cube-dates.ts";
import { kebabCase } from "#derive/kebab-case.ts";
import { laboratory, workingDays } from "#derive/laboratory.ts";
import { bringByText, castingName } from "#app/request/casting-lines.ts";
import type { Casting } from "#app/request/request.ts";

const copy = cubePlannerCopy.event;

/** The dates of all castings as an iCalendar file (RFC 5545) of all-day entries, which have no time zone. */
export function calendarFile(
  test: string,
  castings: readonly Casting[],
  now: Date,
  working = workingDays(),
): string {
  const today = todayInIndia(now);
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const keys = castings.map(keyOf);
  const events = castings.flatMap((casting, at) => {
    const alike = keys.slice(0, at).filter((key) => key === keys[at]).length;
    const by = bringByText(casting, today, formatDay, working);
    return entriesOf(casting, today, working).flatMap(({ id, date, summary, closed }) => [
      "BEGIN:VEVENT",
      // The same entry when the file is made again, so that importing it twice adds nothing.
      `UID:${keys[at]}.${alike}.${id}@${laboratory.email.split("@")[1]}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day(date)}`,
      `DTEND;VALUE=DATE:${day(addDays(date, 1))}`,
      "TRANSP:TRANSPARENT",
      `SUMMARY:${escaped(summary)}`,
      `LOCATION:${escaped(`${laboratory.name}, ${laboratory.address.town}`)}`,
      `DESCRIPTION:${[
        `${test}: ${castingName(casting)}. ${copy.cast(formatDay(casting.castOn))}`,
        ...(by ? [copy.bringBy(by)] : []),
        ...(closed ? [copy.closed(closed)] : []),
        copy.plannedLine(laboratory.phones[0]),
      ]
        .map(escaped)
        .join("\\n")}`,
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escaped(summary)}`,
      "TRIGGER:-P1D",
      "END:VALARM",
      "END:VEVENT",
    ]);
  });
  const product = `PRODID:-//${laboratory.name}//${copy.name}//EN`;
  return ["BEGIN:VCALENDAR", "VERSION:2.0", product, "METHOD:PUBLISH", ...events, "END:VCALENDAR"]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

/** The day to bring the cubes by, and their tests. */
function entriesOf({ castOn, ages, mark }: Casting, today: CalendarDate, working: WorkingDays) {
  const dates = cubeDates(castOn, ages, working);
  const by = bringBy(castOn, dates, working, today);
  const named = (title: string) => [title, mark].filter(Boolean).join(": ");
  return [
    ...(by ? [{ id: "bring", date: by, summary: named(copy.bring), closed: undefined }] : []),
    ...dates.map(({ age, ...date }) => ({
      id: age,
      summary: `${named(copy.title(age))} (${copy.planned})`,
      ...date,
    })),
  ];
}

const keyOf = ({ castOn, mark }: Casting) => kebabCase(["cubes", castOn, mark].join(" "));

const day = (date: CalendarDate) => date.replaceAll("-", "");

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, "\\$&");

/** A line has at most 75 octets, and a character outside of ASCII up to four. */
const folded = (line: string) => line.match(/[ -~]{1,73}|.{1,18}/gsu)!.join("\r\n ");
