import type { Engine, Row, Run } from "./engine.ts";
import type { EnquiryStore, KeptEnquiry, ListedEnquiry, MailState } from "./store.ts";

type Records = Pick<
  EnquiryStore,
  "list" | "find" | "forget" | "purge" | "accessLog" | "stats" | "deleteExpired" | "ready"
>;

const aDayMs = 24 * 60 * 60_000;

const withMail = `select enquiries.*, outbox.state as mail from enquiries
  join outbox on outbox.enquiry_id = enquiries.id and outbox.recipient = 'laboratory'`;

/** Queries for the operator; reading and erasing are written to the access log by reference only. */
export function records(engine: Engine): Records {
  return {
    list: (now, act) =>
      engine.transact(async (run) => {
        const rows = await run(`${withMail} order by received_at desc, id`);
        const found = rows.map(listedEnquiry);
        await logAccess(
          run,
          found.map(({ id }) => id),
          act,
          now,
        );
        return found;
      }),

    find: (reference, now) =>
      engine.transact(async (run) => {
        const [row] = await run(`${withMail} where enquiries.id = ?`, reference);
        if (!row) return undefined;
        await logAccess(run, [reference], "shown", now);
        return listedEnquiry(row);
      }),

    async forget(email, now) {
      const erased = await engine.transact(async (run) => {
        const found = await run("select id from enquiries where lower(email) = lower(?)", email);
        return erase(run, found, "forgotten", now);
      });
      // Also when nothing was found: an earlier attempt may have stopped before this step.
      await engine.scrub();
      return erased;
    },

    async purge(olderThan, now) {
      const erased = await engine.transact(async (run) => {
        await run("delete from access_log where at < ?", olderThan);
        const found = await run("select id from enquiries where received_at < ?", olderThan);
        return erase(run, found, "purged", now);
      });
      if (erased.length) await engine.scrub();
      return erased;
    },

    accessLog: () =>
      engine.transact(async (run) =>
        (await run("select at, reference, act from access_log order by at")).map((row) => ({
          at: Number(row.at),
          reference: String(row.reference),
          act: String(row.act),
        })),
      ),

    stats: (now) =>
      engine.transact(async (run) => {
        const [kept] = await run(
          `select count(*) as enquiries,
              count(case when received_at > ? then 1 end) as last_day,
              count(case when suspected <> '' then 1 end) as suspected
            from enquiries`,
          now - aDayMs,
        );
        const mail = await run(
          "select state, count(*) as jobs, min(queued_at) as oldest from outbox group by state",
        );
        const jobs = (state: MailState) =>
          Number(mail.find((row) => row.state === state)?.jobs ?? 0);
        const oldest = mail.find((row) => row.state === "waiting")?.oldest;
        return {
          enquiries: Number(kept!.enquiries),
          lastDay: Number(kept!.last_day),
          suspected: Number(kept!.suspected),
          waiting: jobs("waiting"),
          sent: jobs("sent"),
          parked: jobs("parked"),
          oldestWaiting: oldest == null ? undefined : Number(oldest),
        };
      }),

    deleteExpired: (now) =>
      engine.transact(async (run) => {
        await run("delete from addresses where until <= ?", now);
        await run("delete from repeats where until <= ?", now);
      }),

    ready: () =>
      engine.transact(async (run) => {
        await run("select number from migrations limit 1");
      }),
  };
}

async function erase(run: Run, found: Row[], act: string, now: number): Promise<string[]> {
  const references = found.map(({ id }) => String(id));
  for (const reference of references) {
    await run("delete from outbox where enquiry_id = ?", reference);
    await run("delete from repeats where enquiry_id = ?", reference);
    await run("delete from enquiries where id = ?", reference);
  }
  await logAccess(run, references, act, now);
  return references;
}

async function logAccess(run: Run, references: string[], act: string, now: number) {
  for (const reference of references)
    await run("insert into access_log (at, reference, act) values (?, ?, ?)", now, reference, act);
}

export const keptEnquiry = (row: Row): KeptEnquiry => ({
  id: String(row.id),
  receivedAt: Number(row.received_at),
  name: String(row.name),
  email: String(row.email),
  phone: String(row.phone),
  message: String(row.message),
  suspected: String(row.suspected).split(",").filter(Boolean),
});

const listedEnquiry = (row: Row): ListedEnquiry => ({
  ...keptEnquiry(row),
  mail: row.mail as MailState,
});
