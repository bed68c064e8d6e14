import type { CalendarDate } from "./calendar.ts";

/** The current date in India, wherever the visitor is. */
export const todayInIndia = (now: Date): CalendarDate =>
  new Date(now.getTime() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);
