import { randomUUID } from "node:crypto";
import { logAct, loggedAct } from "./access-log.ts";
import { checkClock } from "./clock-check.ts";
import type { Engine, Row } from "./engine.ts";
import { eraseBatchSize, eraseEnquiries } from "./erase-enquiries.ts";
import { comparableAddress } from "./comparable-address.ts";
import type { EnquiryStore, KeptEnquiry, ListedEnquiry, MailState } from "./store.ts";

type Records = Pick<
  EnquiryStore,
  "list" | "find" | "forget" | "purge" | "accessLog" | "stats" | "deleteExpired" | "ready"
>;

const aDayMs = 24 * 60 * 60_000;

/** As long as an enquiry. */
const probeFiller = "x".repeat(4000);

const withMail = `select enquiries.*, outbox.state as mail from enquiries
  join outbox on outbox.enquiry_id = enquiries.id and outbox.recipient = 'laboratory'
  where enquiries.canary = 0`;

const mailOfEnquiries = "enquiry_id not in (select id from enquiries where canary = 1)";

const oldest = "select id from enquiries where received_at < ? order by received_at limit ?";

const idsOf = (rows: Row[]) => rows.map(({ id }) => String(id));

/** Queries for the operator; reading waits for no writer, and what is read or erased is logged. */
export function records(engine: Engine): Records {
  return {
    async list(now, act) {
      const rows = await engine.read(`${withMail} order by received_at desc, id`);
      const found = rows.map(listedEnquiry);
      const references = found.map(({ id }) => id);
      await engine.transact((run) => logAct(run, act, now, references));
      return found;
    },

    async find(reference, now) {
      const [row] = await engine.read(`${withMail} and enquiries.id = ?`, reference);
      if (!row) return undefined;
      await engine.transact((run) => logAct(run, "shown", now, [reference]));
      return listedEnquiry(row);
    },

    async forget(email, now) {
      const wanted = comparableAddress(email);
      const rows = await engine.read("select id, email from enquiries");
      const found = rows.filter((row) => comparableAddress(String(row.email)) === wanted);
      const erased = await eraseEnquiries(engine, "forgotten", now, async () =>
        idsOf(found.splice(0, eraseBatchSize)),
      );
      // Also when nothing was found: an earlier attempt may have stopped before this step.
      await engine.scrub();
      return erased;
    },

    async purge(olderThan, now, clock) {
      await engine.transact(async (run) => {
        await checkClock(run, now, clock);
        await run("delete from access_log where at < ?", olderThan);
      });
      const erased = await eraseEnquiries(engine, "purged", now, async () =>
        idsOf(await engine.read(oldest, olderThan, eraseBatchSize)),
      );
      if (erased.length) await engine.scrub();
      return erased;
    },

    accessLog: async () =>
      (await engine.read("select * from access_log order by at")).map(loggedAct),

    async stats(now) {
      const [kept] = await engine.read(
        `select count(*) as enquiries,
              count(case when received_at > ? then 1 end) as last_day,
              count(case when suspected <> '' then 1 end) as suspected
            from enquiries where canary = 0`,
        now - aDayMs,
      );
      const mail = await engine.read(
        `select state, count(*) as jobs, min(queued_at) as oldest from outbox
            where ${mailOfEnquiries} group by state`,
      );
      const jobs = (state: MailState) => Number(mail.find((row) => row.state === state)?.jobs ?? 0);
      const oldestWaiting = mail.find((row) => row.state === "waiting")?.oldest;
      return {
        enquiries: Number(kept!.enquiries),
        lastDay: Number(kept!.last_day),
        suspected: Number(kept!.suspected),
        waiting: jobs("waiting"),
        sent: jobs("sent"),
        parked: jobs("parked"),
        oldestWaiting: oldestWaiting == null ? undefined : Number(oldestWaiting),
      };
    },

    deleteExpired: (now) =>
      engine.transact(async (run) => {
        await run("delete from addresses where until <= ?", now);
        await run("delete from repeats where until <= ?", now);
      }),

    // The new row is written before the old one goes, so that a full disk is noticed.
    ready: () =>
      engine.transact(async (run) => {
        const id = randomUUID();
        await run("insert into probes (id, filler) values (?, ?)", id, probeFiller);
        await run("delete from probes where id <> ?", id);
      }),
  };
}

export const keptEnquiry = (row: Row): KeptEnquiry => ({
  id: String(row.id),
  receivedAt: Number(row.received_at),
  name: String(row.name),
  email: String(row.email),
  phone: String(row.phone),
  message: String(row.message),
  suspected: String(row.suspected).split(",").filter(Boolean),
  ...(row.canary === 1 && { canary: true }),
});

const listedEnquiry = (row: Row): ListedEnquiry => ({
  ...keptEnquiry(row),
  mail: row.mail as MailState,
});
