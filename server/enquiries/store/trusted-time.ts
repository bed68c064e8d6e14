import { dayMs } from "#content/time.ts";
import type { Engine } from "../engines/engine.ts";

export const purgeIntervalMs = 60 * 60_000;

export const setTime =
  "insert into clock (name, at) values (?, ?) on conflict (name) do update set at = excluded.at";

const readTimes = `select
  (select at from clock where name = 'purge') as last_run,
  (select at from clock where name = 'trusted') as trusted,
  (select max(received_at) from enquiries) as newest`;

/**
 * The time that retention counts by follows the clock once an hour, at twice its speed at most, and never goes back: a clock
 * that is ahead for a day erases nothing more than a day early, and a machine that was off catches up.
 */
export const nextTrustedTime = (before: number, now: number) =>
  Math.max(before, Math.min(now, before + 2 * purgeIntervalMs));

/** Undefined within an hour of the last time, whoever asked; its first value is the newest enquiry. */
export const advanceTrustedTime = (engine: Engine, now: number, builtAt: number) =>
  engine.transact(async (run) => {
    const [times] = await run(readTimes);
    const lastRun = Number(times!.last_run ?? 0);
    if (lastRun <= now && now < lastRun + purgeIntervalMs) return undefined;
    // Another process may have been faster.
    const claim = `${setTime} where clock.at = ? returning name`;
    if (!(await run(claim, "purge", now, lastRun)).length) return undefined;

    const first = Math.min(now, Number(times!.newest ?? 0));
    const trusted = nextTrustedTime(Math.max(Number(times!.trusted ?? first), builtAt), now);
    await run(setTime, "trusted", trusted);
    // These were received by a clock that was ahead, so they count from its correction.
    const latest = Math.max(trusted, now);
    const correct = "update enquiries set received_at = ? where received_at > ?";
    await run(correct, latest, latest + dayMs);
    return trusted;
  });
