import { expect, test } from "vitest";
import { discardNoisyRuns } from "./discard-noisy-runs.ts";

const measured = (blocking: number) => ({ scores: [100], lcp: 900, blocking, shift: 0 });

/** One pair after the other, ours and the control page's blocking time. */
const pairs = (...blocking: [ours: number, control: number][]) => {
  const left = blocking.map(([ours, control]) => ({
    ours: measured(ours),
    control: measured(control),
  }));
  return async () => left.shift()!;
};

const oursOf = ({ pairs: kept }: Awaited<ReturnType<typeof discardNoisyRuns>>) =>
  kept.map(({ ours }) => ours.blocking);

test("a pair is set aside when the page without scripts was blocked, not when ours was", async () => {
  const kept = await discardNoisyRuns(pairs([20, 0], [30, 200], [400, 10]), 2);
  expect(oursOf(kept)).toEqual([20, 400]);
  expect(kept.aside).toBe(1);
});

test("on a machine that stays busy, measuring ends", async () => {
  const kept = await discardNoisyRuns(pairs([1, 99], [2, 99], [3, 99], [4, 99]), 2);
  expect(oursOf(kept)).toEqual([3, 4]);
  expect(kept.aside).toBe(2);
});
