const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** What is waited after each failure: a day in all. Counted, not timed, so that no clock can end it early. */
export const retryPausesMs: readonly number[] = [
  10 * second,
  30 * second,
  minute,
  2 * minute,
  5 * minute,
  10 * minute,
  20 * minute,
  30 * minute,
  ...Array.from({ length: 23 }, () => hour),
];

export const longestPauseMs = Math.max(...retryPausesMs);

/** When to try again after this many attempts; after the last, mail is parked until the operator sends it again. */
export function nextAttempt(attempts: number, now: number): { dueAt: number } | "parked" {
  const pauseMs = retryPausesMs[attempts - 1];
  return pauseMs === undefined ? "parked" : { dueAt: now + pauseMs };
}
