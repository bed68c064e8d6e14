import type { Run } from "../engines/engine.ts";

const aDayMs = 24 * 60 * 60_000;

/** Longer than a service is usually stopped, and much shorter than a retention period. */
export const plausibleGapMs = 30 * aDayMs;

/** The clock is so far ahead of the time seen last that erasing by age would be unsafe. */
export class ClockJumped extends Error {
  readonly daysAhead: number;

  constructor(aheadMs: number) {
    const daysAhead = Math.floor(aheadMs / aDayMs);
    super(
      `The clock is ${daysAhead} days ahead of the time seen last, so nothing is erased. Correct the clock; if it is right, run the command purge --clock-is-right`,
    );
    this.daysAhead = daysAhead;
  }
}

/** Remembers the time, or throws if it is implausible; the time of the newest enquiry is used until one is remembered. */
export async function checkClock(run: Run, now: number, clock?: "trusted") {
  const [remembered] = await run("select at from clock where name = 'seen'");
  const [newest] = remembered ? [] : await run("select max(received_at) as at from enquiries");
  const seen = Number((remembered ?? newest)?.at ?? now);
  if (clock !== "trusted" && now - seen > plausibleGapMs) throw new ClockJumped(now - seen);
  await run(
    `insert into clock (name, at) values ('seen', ?)
      on conflict (name) do update set at = excluded.at`,
    clock === "trusted" ? now : Math.max(seen, now),
  );
}
