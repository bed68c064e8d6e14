import { dayMs } from "#content/time.ts";
import type { Engine, Run } from "../engines/engine.ts";

const purgeIntervalMs = 60 * 60_000;
/** A clock before this has not been set. */
const earliest = Date.UTC(2026, 0, 1);

export const setTime =
  "insert into clock (name, at) values (?, ?) on conflict (name) do update set at = excluded.at";

const readTimes = `select
  (select at from clock where name = 'purge') as last_run,
  (select at from clock where name = 'trusted') as trusted,
  (select max(received_at) from enquiries) as newest`;

/**
 * Moves the time that retention counts by, and returns it; undefined within an hour of the last time, whoever asked. It begins
 * at the newest enquiry, follows the clock at twice its speed at most, and never goes back while there are enquiries: a clock
 * that is ahead for a day erases nothing more than a day early, and a machine that was off catches up.
 */
export const advanceTrustedTime = (engine: Engine, clock: number) =>
  engine.transact(async (run) => {
    const now = Math.max(clock, earliest);
    const [times] = await run(readTimes);
    const lastRun = Number(times!.last_run ?? 0);
    if (lastRun <= now && now < lastRun + purgeIntervalMs) return undefined;
    // Another process may have been faster.
    const claim = `${setTime} where clock.at = ? returning name`;
    if (!(await run(claim, "purge", now, lastRun)).length) return undefined;

    const first = Math.min(now, Number(times!.newest));
    const before = times!.newest === null ? now : Number(times!.trusted ?? first);
    const trusted = Math.max(before, Math.min(now, before + 2 * purgeIntervalMs));
    await run(setTime, "trusted", trusted);
    // `receptionTime` dated these by it while the clock was far behind, so they count from the correction.
    if (now > before + 2 * purgeIntervalMs)
      await run("update enquiries set received_at = ? where received_at = ?", now, times!.trusted!);
    // These were received by a clock that was ahead.
    const latest = Math.max(trusted, now);
    const correct = "update enquiries set received_at = ? where received_at > ?";
    await run(correct, latest, latest + dayMs);
    return trusted;
  });

/** The trusted time if the clock is more than a day behind it, so that what comes now is not erased early. */
export async function receptionTime(run: Run, clock: number): Promise<number> {
  const ahead = "select at from clock where name = 'trusted' and at > ?";
  const [trusted] = await run(ahead, clock + dayMs);
  return Number(trusted?.at ?? clock);
}
