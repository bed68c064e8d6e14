import { expect, test } from "vitest";
import { nextAttempt, retryDelaysMs } from "./retry.ts";

test("delays grow and add up to a day, then mail is parked", () => {
  expect(retryDelaysMs.toSorted((a, b) => a - b)).toEqual(retryDelaysMs);
  const hours = retryDelaysMs.reduce((sum, delay) => sum + delay, 0) / 3_600_000;
  expect(hours).toBeGreaterThanOrEqual(24);
  expect(hours).toBeLessThan(25);
  expect(nextAttempt(1, 1000)).toEqual({ dueAt: 1000 + retryDelaysMs[0]! });
  expect(nextAttempt(retryDelaysMs.length, 0)).not.toBe("parked");
  expect(nextAttempt(retryDelaysMs.length + 1, 0)).toBe("parked");
});
