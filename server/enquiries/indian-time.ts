import { dayMs, indiaOffsetMs } from "#content/time.ts";

const timeZone = "Asia/Kolkata";

const fullDate = new Intl.DateTimeFormat("en-IN", {
  timeZone,
  dateStyle: "full",
  timeStyle: "short",
});
// The Swedish format is 2026-11-16 12:00.
const shortTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone,
  dateStyle: "short",
  timeStyle: "short",
});

export const indianDate = (at: number) => fullDate.format(at);

export const indianTime = (at: number) => shortTime.format(at);

export function duration(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return ms < 2 * dayMs ? `${Math.round(minutes / 60)} h` : `${Math.round(ms / dayMs)} days`;
}

/** The latest time until now at which it was so many minutes after midnight in India. */
export function latestTimeOfDay(now: number, minutes: number): number {
  const today =
    Math.floor((now + indiaOffsetMs) / dayMs) * dayMs - indiaOffsetMs + minutes * 60_000;
  return today <= now ? today : today - dayMs;
}
