import { setTimeout as pause } from "node:timers/promises";
import type { Engine, Run } from "../engines/engine.ts";

/** Few enough that a new enquiry waits for tens of milliseconds at most. */
export const eraseBatchSize = 250;

/** Lets waiting enquiries have the lock between two batches. */
const pauseMs = 25;

export async function eraseEnquiries(
  engine: Engine,
  action: "forgotten" | "purged",
  now: number,
  nextBatch: () => Promise<string[]>,
): Promise<string[]> {
  const erased: string[] = [];
  for (let batch = await nextBatch(); batch.length; batch = await nextBatch()) {
    const references = await engine.transact(async (run) => {
      const found = await eraseBatch(run, batch);
      await auditLog(run, action, now, found);
      return found;
    });
    erased.push(...references);
    await pause(pauseMs);
  }
  return erased;
}

async function eraseBatch(run: Run, references: string[]): Promise<string[]> {
  const batch = `(${references.map(() => "?").join(", ")})`;
  await run(`delete from outbox where enquiry_id in ${batch}`, ...references);
  await run(`delete from repeats where enquiry_id in ${batch}`, ...references);
  const rows = await run(`delete from enquiries where id in ${batch} returning id`, ...references);
  return rows.map(({ id }) => String(id));
}

export const auditLog = (run: Run, action: string, now: number, references: readonly string[]) =>
  run(
    "insert into access_log (at, action, enquiries, reference) values (?, ?, ?, ?)",
    now,
    action,
    references.length,
    references.length === 1 ? references[0]! : "",
  );
