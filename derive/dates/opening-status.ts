import { dayMs, indiaOffsetMs } from "#content/time.ts";
import { openingCopy as copy } from "#content/copy/frame/frame.ts";
import { addDays, todayInIndia, type WorkingDays } from "./calendar.ts";
import { formatRecent } from "./format-date.ts";

export interface OpeningHours extends WorkingDays {
  /** 24-hour clock; the laboratory is open from `opens` to before `closes`. */
  readonly opens: string;
  readonly closes: string;
  readonly opensText: string;
  readonly closesText: string;
}

const minuteMs = 60_000;
const istOffsetMinutes = indiaOffsetMs / minuteMs;
const dayMinutes = dayMs / minuteMs;
const week = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export function openingStatus(now: Date, hours: OpeningHours) {
  const minutes = Math.floor(now.getTime() / minuteMs) + istOffsetMinutes;
  const startOfDay = minutes - (minutes % dayMinutes);
  const today = new Date(startOfDay * minuteMs).getUTCDay();
  const clock = minutes - startOfDay;
  const opens = minutesOf(hours.opens);
  const closes = minutesOf(hours.closes);
  const date = todayInIndia(now);
  const weekday = (inDays: number) => week[(today + inDays) % 7]!;
  const closure = (inDays: number) => hours.closures.find(({ on }) => on === addDays(date, inDays));
  const works = (inDays: number) => hours.days.includes(weekday(inDays)) && !closure(inDays);
  const at = (minute: number) => new Date((startOfDay + minute - istOffsetMinutes) * minuteMs);

  if (works(0) && clock >= opens && clock < closes)
    return { open: true, word: copy.open, text: copy.openNow(hours.closesText), until: at(closes) };

  let days = works(0) && clock < opens ? 0 : 1;
  while (!works(days)) days += 1;
  const day = days < 7 ? weekday(days) : formatRecent(addDays(date, days), date);
  const closed = closure(0) && copy.closedToday(closure(0)!.reason);
  return {
    open: false,
    word: closed ?? copy.closed,
    text: closed ?? copy.opens(days, day, hours.opensText),
    // At midnight "tomorrow" becomes "today".
    until: days === 0 ? at(opens) : at(dayMinutes),
  };
}

function minutesOf(time: string): number {
  const [hour, minute] = time.split(":").map(Number);
  return hour! * 60 + minute!;
}
