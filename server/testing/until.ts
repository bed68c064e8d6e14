import { setTimeout as pause } from "node:timers/promises";

/** `THOROUGH=1 npm run unit` repeats what chance decides more often than a change needs. */
export const thorough = Boolean(process.env.THOROUGH);

export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  withinMs = 20_000,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what}.`);
    await pause(20);
  }
}
