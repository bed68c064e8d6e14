import { type AuditEntry, auditEntry, auditLog } from "./audit-log.ts";
import { checkClock } from "./clock-check.ts";
import type { Engine, Row } from "../engines/engine.ts";
import { eraseBatchSize, eraseEnquiries } from "./erase-enquiries.ts";
import { type MailState, type StoredEnquiry, storedEnquiry } from "./store.ts";
import { comparableAddress } from "../visitor-text.ts";

export interface ListedEnquiry extends StoredEnquiry {
  /** Of the mail to the laboratory. */
  mail: MailState;
}

export interface StoreStats extends Record<MailState, number> {
  enquiries: number;
  lastDay: number;
  suspected: number;
  /** When the oldest waiting mail was queued. */
  oldestWaiting: number | undefined;
}

export type Records = ReturnType<typeof enquiryRecords>;

const aDayMs = 24 * 60 * 60_000;

const withMail = `select enquiries.*, outbox.state as mail from enquiries
  join outbox on outbox.enquiry_id = enquiries.id and outbox.recipient = 'laboratory'`;

const oldest = "select id from enquiries where received_at < ? order by received_at limit ?";

const idsOf = (rows: Row[]) => rows.map(({ id }) => String(id));

const listedEnquiry = (row: Row): ListedEnquiry => ({
  ...storedEnquiry(row),
  mail: row.mail as MailState,
});

/** Queries for the operator and for retention; what is read or erased is logged. */
export function enquiryRecords(engine: Engine) {
  return {
    async list(now: number, action: "listed" | "exported"): Promise<ListedEnquiry[]> {
      const rows = await engine.read(`${withMail} order by received_at desc, id`);
      await engine.transact((run) => auditLog(run, action, now, idsOf(rows)));
      return rows.map(listedEnquiry);
    },

    async find(reference: string, now: number): Promise<ListedEnquiry | undefined> {
      const [row] = await engine.read(`${withMail} where enquiries.id = ?`, reference);
      if (!row) return undefined;
      await engine.transact((run) => auditLog(run, "shown", now, [reference]));
      return listedEnquiry(row);
    },

    /** Returns the references of the erased enquiries. */
    async forget(email: string, now: number): Promise<string[]> {
      const wanted = comparableAddress(email);
      const rows = await engine.read("select id, email from enquiries");
      const found = rows.filter((row) => comparableAddress(String(row.email)) === wanted);
      const erased = await eraseEnquiries(engine, "forgotten", now, async () =>
        idsOf(found.splice(0, eraseBatchSize)),
      );
      // Also when nothing was found: an earlier attempt may have stopped before this step.
      await engine.vacuum();
      return erased;
    },

    /** Rejects with ClockJumped if `now` is implausible, unless the operator says that the clock is right. */
    async purge(olderThan: number, now: number, clock?: "trusted"): Promise<string[]> {
      await engine.transact(async (run) => {
        await checkClock(run, now, clock);
        await run("delete from access_log where at < ?", olderThan);
      });
      const erased = await eraseEnquiries(engine, "purged", now, async () =>
        idsOf(await engine.read(oldest, olderThan, eraseBatchSize)),
      );
      if (erased.length) await engine.vacuum();
      return erased;
    },

    async auditLog(): Promise<AuditEntry[]> {
      return (await engine.read("select * from access_log order by at")).map(auditEntry);
    },

    async stats(now: number): Promise<StoreStats> {
      const [stored] = await engine.read(
        `select count(*) as enquiries,
              count(case when received_at > ? then 1 end) as last_day,
              count(case when suspected <> '' then 1 end) as suspected
            from enquiries`,
        now - aDayMs,
      );
      const mail = await engine.read(
        "select state, count(*) as jobs, min(queued_at) as oldest from outbox group by state",
      );
      const jobs = (state: MailState) => Number(mail.find((row) => row.state === state)?.jobs ?? 0);
      const oldestWaiting = mail.find((row) => row.state === "waiting")?.oldest;
      return {
        enquiries: Number(stored!.enquiries),
        lastDay: Number(stored!.last_day),
        suspected: Number(stored!.suspected),
        waiting: jobs("waiting"),
        sent: jobs("sent"),
        failed: jobs("failed"),
        oldestWaiting: oldestWaiting == null ? undefined : Number(oldestWaiting),
      };
    },

    /** Deletes hashes whose window is over. */
    deleteExpired: (now: number) =>
      engine.transact(async (run) => {
        await run("delete from addresses where until <= ?", now);
        await run("delete from repeats where until <= ?", now);
      }),
  };
}
