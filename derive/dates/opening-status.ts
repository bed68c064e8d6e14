import { dayMs, indiaOffsetMs } from "#content/time.ts";
import { openingCopy as copy } from "#content/copy/frame/frame.ts";

export interface OpeningHours {
  readonly days: readonly string[];
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
  const worksOn = (day: number) => hours.days.includes(week[day % 7]!);
  const at = (minute: number) => new Date((startOfDay + minute - istOffsetMinutes) * minuteMs);

  if (worksOn(today) && clock >= opens && clock < closes)
    return { open: true, word: copy.open, text: copy.openNow(hours.closesText), until: at(closes) };

  let days = worksOn(today) && clock < opens ? 0 : 1;
  while (!worksOn(today + days)) days += 1;
  return {
    open: false,
    word: copy.closed,
    text: copy.opens(days, week[(today + days) % 7]!, hours.opensText),
    // At midnight "tomorrow" becomes "today".
    until: days === 0 ? at(opens) : at(dayMinutes),
  };
}

function minutesOf(time: string): number {
  const [hour, minute] = time.split(":").map(Number);
  return hour! * 60 + minute!;
}
