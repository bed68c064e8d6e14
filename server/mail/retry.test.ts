import { expect, test } from "vitest";
import { nextAttempt, retryPausesMs } from "./retry.ts";

test("pauses grow and last a day, then mail is parked", () => {
  expect(retryPausesMs.toSorted((a, b) => a - b)).toEqual(retryPausesMs);
  const hours = retryPausesMs.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  expect(hours).toBeGreaterThanOrEqual(24);
  expect(hours).toBeLessThan(25);
  expect(nextAttempt(1, 1000)).toEqual({ dueAt: 1000 + retryPausesMs[0]! });
  expect(nextAttempt(retryPausesMs.length, 0)).not.toBe("parked");
  expect(nextAttempt(retryPausesMs.length + 1, 0)).toBe("parked");
});
