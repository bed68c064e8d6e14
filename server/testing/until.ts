import { setTimeout as pause } from "node:timers/promises";

/** Waits for something to become true; says what did not. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  withinMs = 20_000,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs} ms in vain: ${what}.`);
    await pause(20);
  }
}
