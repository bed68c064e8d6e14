import type { Row, Run } from "./engine.ts";
import type { LoggedAct } from "./store.ts";

/** One row for each act, which has a reference only if it concerned one enquiry. */
export const logAct = (run: Run, act: string, now: number, references: readonly string[]) =>
  run(insertAct, now, act, references.length, references.length === 1 ? references[0]! : "");

/** For an act on the store as a whole. */
export const logActOnAll = (run: Run, act: string, now: number, enquiries: number) =>
  run(insertAct, now, act, enquiries, "");

const insertAct = "insert into access_log (at, act, enquiries, reference) values (?, ?, ?, ?)";

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
