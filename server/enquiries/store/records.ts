import { type AuditEntry, auditEntry, auditLog } from "./audit-log.ts";
import { checkClock } from "./clock-check.ts";
import { type Engine, type Row, StoreUnavailable } from "../engines/engine.ts";
import { eraseBatchSize, eraseEnquiries } from "./erase-enquiries.ts";
import { type MailState, type StoredEnquiry, storedEnquiry } from "./store.ts";
import { comparableAddress } from "../visitor-text.ts";

export interface ListedEnquiry extends StoredEnquiry {
  /** Of the mail to the laboratory. */
  mail: MailState | "written to a file";
  /** Why the mail to the laboratory, or the acknowledgement, was not sent; empty if nothing failed. */
  mailError: string;
  acknowledgementError: string;
  /** 0 while it is open. */
  answeredAt: number;
}

export interface ListFilter {
  /** Received at this time or later. */
  since?: number | undefined;
  /** Only enquiries that are not answered. */
  open?: boolean | undefined;
  /** Text in any field, whatever its case. */
  search?: string | undefined;
  /** The newest so many. */
  limit?: number | undefined;
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

const withMail = `select enquiries.*, outbox.state as mail, outbox.delivery, outbox.last_error,
    acknowledgement.last_error as acknowledgement_error
  from enquiries
  join outbox on outbox.enquiry_id = enquiries.id and outbox.recipient = 'laboratory'
  left join outbox as acknowledgement on acknowledgement.enquiry_id = enquiries.id
    and acknowledgement.recipient = 'visitor' and acknowledgement.state = 'failed'`;

const oldest = "select id from enquiries where received_at < ? order by received_at limit ?";

const idsOf = (rows: Row[]) => rows.map(({ id }) => String(id));

const listedEnquiry = (row: Row): ListedEnquiry => ({
  ...storedEnquiry(row),
  mail:
    row.mail === "sent" && row.delivery === "file" ? "written to a file" : (row.mail as MailState),
  mailError: row.mail === "sent" ? "" : String(row.last_error),
  acknowledgementError: String(row.acknowledgement_error ?? ""),
  answeredAt: Number(row.answered_at),
});

const textOf = ({ id, name, email, phone, message }: StoredEnquiry) =>
  [id, name, email, phone, message].join("\n").toLowerCase();

/** Queries for the operator and for retention; what is read or erased is logged. */
export function enquiryRecords(engine: Engine, onUnlogged = () => {}) {
  /** Reading works while the disk is full. */
  async function logReading(action: string, now: number, references: readonly string[]) {
    try {
      await engine.transact((run) => auditLog(run, action, now, references));
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      onUnlogged();
    }
  }

  return {
    async list(
      now: number,
      action: "listed" | "exported" | "counted" | "summarised",
      { since = 0, open = false, search = "", limit }: ListFilter = {},
    ): Promise<ListedEnquiry[]> {
      const rows = await engine.read(
        `${withMail} where received_at >= ? ${open ? "and answered_at = 0" : ""}
          order by received_at desc, id`,
        since,
      );
      const found = rows
        .map(listedEnquiry)
        .filter((enquiry) => textOf(enquiry).includes(search.toLowerCase()))
        .slice(0, limit);
      await logReading(
        action,
        now,
        found.map(({ id }) => id),
      );
      return found;
    },

    /** Marks an enquiry as answered, or as open with 0; false if there is none. */
    async setAnswered(reference: string, answeredAt: number): Promise<boolean> {
      const rows = await engine.transact((run) =>
        run(
          "update enquiries set answered_at = ? where id = ? returning id",
          answeredAt,
          reference,
        ),
      );
      return rows.length > 0;
    },

    /** When something happened last, such as a backup; 0 if never. */
    async lastTime(name: string): Promise<number> {
      const [row] = await engine.read("select at from clock where name = ?", name);
      return Number(row?.at ?? 0);
    },

    /** Moves a time, unless another process has moved it since it was read. */
    async claimTime(name: string, from: number, to: number): Promise<boolean> {
      const rows = await engine.transact((run) =>
        run("update clock set at = ? where name = ? and at = ? returning name", to, name, from),
      );
      return rows.length > 0;
    },

    async openCount(): Promise<number> {
      const [row] = await engine.read(
        "select count(*) as open from enquiries where answered_at = 0",
      );
      return Number(row!.open);
    },

    setLastTime: (name: string, at: number) =>
      engine.transact((run) =>
        run(
          "insert into clock (name, at) values (?, ?) on conflict (name) do update set at = excluded.at",
          name,
          at,
        ),
      ),

    async find(reference: string, now: number): Promise<ListedEnquiry | undefined> {
      const [row] = await engine.read(`${withMail} where enquiries.id = ?`, reference);
      if (!row) return undefined;
      await logReading("shown", now, [reference]);
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
