const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The delay after each failure, 24 hours in all; attempts are counted, so that a wrong clock cannot end them early. */
export const retryDelaysMs: readonly number[] = [
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

export const maxRetryDelayMs = Math.max(...retryDelaysMs);

/** When to retry after this many attempts; after the last, mail is parked until the operator resends it. */
export function nextAttempt(attempts: number, now: number): { dueAt: number } | "parked" {
  const delayMs = retryDelaysMs[attempts - 1];
  return delayMs === undefined ? "parked" : { dueAt: now + delayMs };
}
