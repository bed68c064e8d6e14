import { cubePlannerCopy } from "#content/copy/cube-planner/cube-planner.ts";
import { addDays, type CalendarDate } from "#derive/dates/calendar.ts";
import { laboratory } from "#derive/laboratory.ts";
import { castingName } from "#app/request/casting-lines.ts";
import type { Casting } from "#app/request/request.ts";

const { event } = cubePlannerCopy;

const day = (date: CalendarDate) => date.replaceAll("-", "");

/** Opens a calendar on the web with one date filled in; nothing is sent before the visitor follows the link. */
export function onlineCalendarLink(casting: Casting, date: CalendarDate, age?: number): string {
  const parameters = new URLSearchParams({
    action: "TEMPLATE",
    text: [age === undefined ? event.bring : event.title(age), casting.mark]
      .filter(Boolean)
      .join(": "),
    dates: `${day(date)}/${day(addDays(date, 1))}`,
    details: `${castingName(casting)}. ${laboratory.phones[0]}`,
    location: `${laboratory.name}, ${laboratory.address.town}`,
  });
  return `https://calendar.google.com/calendar/render?${parameters}`;
}
