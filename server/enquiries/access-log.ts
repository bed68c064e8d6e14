import type { Row, Run } from "./engine.ts";
import type { LoggedAct } from "./store.ts";

/** One row for each act, which has a reference only if it concerned one enquiry. */
export async function logAct(run: Run, act: string, now: number, references: readonly string[]) {
  await run(
    "insert into access_log (at, act, enquiries, reference) values (?, ?, ?, ?)",
    now,
    act,
    references.length,
    references.length === 1 ? references[0]! : "",
  );
}

/** Adds enquiries to an act that is under way. */
export async function addToAct(run: Run, act: string, now: number, references: readonly string[]) {
  await run(
    "update access_log set enquiries = enquiries + ?, reference = '' where at = ? and act = ?",
    references.length,
    now,
    act,
  );
}

export const loggedAct = (row: Row): LoggedAct => ({
  at: Number(row.at),
  act: String(row.act),
  enquiries: Number(row.enquiries),
  reference: String(row.reference),
});
