import { setTimeout as pause } from "node:timers/promises";
import { addToAct, logAct } from "./access-log.ts";
import type { Engine, Run } from "./engine.ts";

/** Few enough that a new enquiry waits for tens of milliseconds at most. */
export const eraseBatchSize = 250;

/** Lets waiting enquiries have the lock between two batches. */
const pauseMs = 25;

const batchOfReferences = `(${Array(eraseBatchSize).fill("?").join(", ")})`;

/**
 * Erases enquiries, their mail jobs and hashes, and records their places in the chains, one batch in one transaction, until `nextBatch` is empty. Returns the
 * references of those that were there.
 */
export async function eraseEnquiries(
  engine: Engine,
  act: "forgotten" | "purged",
  now: number,
  nextBatch: () => Promise<string[]>,
): Promise<string[]> {
  const erased: string[] = [];
  for (let batch = await nextBatch(); batch.length; batch = await nextBatch()) {
    const references = await engine.transact(async (run) => {
      const found = await eraseBatch(run, now, batch);
      await (erased.length ? addToAct : logAct)(run, act, now, found);
      return found;
    });
    erased.push(...references);
    await pause(pauseMs);
  }
  return erased;
}

async function eraseBatch(run: Run, now: number, references: string[]): Promise<string[]> {
  // Empty strings fill the list, so that one prepared statement serves every batch.
  const values = Array.from({ length: eraseBatchSize }, (_, index) => references[index] ?? "");
  await run(`delete from outbox where enquiry_id in ${batchOfReferences}`, ...values);
  await run(`delete from repeats where enquiry_id in ${batchOfReferences}`, ...values);
  await run(
    `insert into erasures (chain, number, hash, at)
      select chain, number, hash, cast(? as bigint) from enquiries
      where id in ${batchOfReferences} and chain <> ''`,
    now,
    ...values,
  );
  const rows = await run(
    `delete from enquiries where id in ${batchOfReferences} returning id`,
    ...values,
  );
  return rows.map(({ id }) => String(id));
}
