import { type Engine, type Row, StoreUnavailable, type Value } from "../engines/engine.ts";
import { auditLog, eraseBatchSize, eraseEnquiries } from "./erase-enquiries.ts";
import {
  type MailRow,
  mailRow,
  type MailState,
  type StoredEnquiry,
  storedEnquiry,
} from "./enquiry-store.ts";
import { advanceTrustedTime, setTime } from "./trusted-time.ts";
import { comparableAddress } from "../visitor-text.ts";

export interface ListedEnquiry extends StoredEnquiry {
  mail: MailState | "written to a file";
  /** Why the mail to the laboratory was not sent; empty if nothing failed. */
  mailError: string;
  rejected: readonly string[];
  jobs: readonly MailRow[];
}

interface ListFilter {
  since?: number | undefined;
  email?: string | undefined;
  search?: string | undefined;
}

interface MailStats extends Record<MailState, number> {
  oldestWaiting: number | undefined;
}

export type Records = ReturnType<typeof enquiryRecords>;

const oldest = "select id from enquiries where received_at < ? order by received_at limit ?";

const idsOf = (rows: Row[]) => rows.map(({ id }) => String(id));

function listedEnquiry(row: Row, jobs: readonly MailRow[]): ListedEnquiry {
  const laboratory = jobs.find(({ recipient }) => recipient === "laboratory");
  // Rows saved from a damaged file may have no mail job.
  const state = (laboratory?.state ?? "failed") as MailState;
  const isFile = state === "sent" && laboratory?.delivery === "file";
  return {
    ...storedEnquiry(row),
    mail: isFile ? "written to a file" : state,
    mailError: state === "sent" ? "" : String(laboratory?.last_error ?? ""),
    rejected: String(laboratory?.rejected ?? "")
      .split(",")
      .filter(Boolean),
    jobs,
  };
}

const textOf = ({ id, name, email, phone, message }: StoredEnquiry) =>
  [id, name, email, phone, message].join("\n").toLowerCase();

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

  async function select(where: string, value: Value): Promise<ListedEnquiry[]> {
    const rows = await engine.read(
      `select * from enquiries where ${where} order by received_at desc, id`,
      value,
    );
    const jobs = await engine.read(
      `select * from outbox where enquiry_id in (select id from enquiries where ${where})
        order by recipient`,
      value,
    );
    const byEnquiry = Map.groupBy(jobs, ({ enquiry_id: id }) => id);
    return rows.map((row) => listedEnquiry(row, (byEnquiry.get(row.id!) ?? []).map(mailRow)));
  }

  return {
    async list(
      now: number,
      action: "listed" | "exported" | "summarised",
      { since = 0, email, search = "" }: ListFilter = {},
    ): Promise<ListedEnquiry[]> {
      const from = email && comparableAddress(email);
      const found = (await select("received_at >= ?", since))
        .filter((enquiry) => !from || comparableAddress(enquiry.email) === from)
        .filter((enquiry) => textOf(enquiry).includes(search.toLowerCase()));
      await logReading(
        action,
        now,
        found.map(({ id }) => id),
      );
      return found;
    },

    async lastTime(name: string): Promise<number> {
      const [row] = await engine.read("select at from clock where name = ?", name);
      return Number(row?.at ?? 0);
    },

    /** Moves a time, unless another process has moved it since it was read. */
    async claimTime(name: string, from: number, to: number): Promise<boolean> {
      const rows = await engine.transact((run) =>
        run(`${setTime} where clock.at = ? returning name`, name, to, from),
      );
      return rows.length > 0;
    },

    setLastTime: (name: string, at: number) => engine.transact((run) => run(setTime, name, at)),

    async logCopy(now: number) {
      await logReading("backed up", now, idsOf(await engine.read("select id from enquiries")));
    },

    async find(reference: string, now: number): Promise<ListedEnquiry | undefined> {
      const [found] = await select("id = ?", reference);
      if (found) await logReading("shown", now, [reference]);
      return found;
    },

    async forget(references: readonly string[], now: number): Promise<string[]> {
      const left = [...references];
      const erased = await eraseEnquiries(engine, "forgotten", now, async () =>
        left.splice(0, eraseBatchSize),
      );
      // Also when nothing was found: an earlier attempt may have stopped before this step.
      await engine.vacuum();
      return erased;
    },

    /** Erases what is past its retention, once an hour. */
    async purge(retentionMs: number, now: number): Promise<string[]> {
      const trusted = await advanceTrustedTime(engine, now);
      if (trusted === undefined) return [];
      const olderThan = trusted - retentionMs;
      await engine.transact((run) => run("delete from access_log where at < ?", olderThan));
      const erased = await eraseEnquiries(engine, "purged", now, async () =>
        idsOf(await engine.read(oldest, olderThan, eraseBatchSize)),
      );
      if (erased.length) await engine.vacuum();
      return erased;
    },

    async mailStats(): Promise<MailStats> {
      const mail = await engine.read(
        `select state, count(*) as jobs, min(queued_at) as oldest from outbox
          where recipient = 'laboratory' or state <> 'failed' group by state`,
      );
      const jobs = (state: MailState) => Number(mail.find((row) => row.state === state)?.jobs ?? 0);
      const oldestWaiting = mail.find((row) => row.state === "waiting")?.oldest;
      return {
        waiting: jobs("waiting"),
        sent: jobs("sent"),
        failed: jobs("failed"),
        oldestWaiting: oldestWaiting == null ? undefined : Number(oldestWaiting),
      };
    },

    deleteExpired: (now: number) =>
      engine.transact(async (run) => {
        await run("delete from addresses where until <= ?", now);
        await run("delete from repeats where until <= ?", now);
      }),
  };
}
