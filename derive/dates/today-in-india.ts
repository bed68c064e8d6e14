import { indiaOffsetMs } from "#content/time.ts";
import type { CalendarDate } from "./calendar.ts";

/** The current date in India, wherever the visitor is. */
export const todayInIndia = (now: Date): CalendarDate =>
  new Date(now.getTime() + indiaOffsetMs).toISOString().slice(0, 10);
