import { randomUUID } from "node:crypto";
import type { Engine, Row } from "./engine.ts";
import type { EnquiryStore, MailJob, Recipient, StoreRules } from "./store.ts";
import { longestPauseMs } from "../mail/retry.ts";
import { keptEnquiry } from "./records.ts";

type MailQueue = Pick<EnquiryStore, "leaseMail" | "mailSent" | "mailFailed" | "resend">;

/** Mail that waits, shared out among workers. A time too far ahead is a clock that was set back. */
export function mailQueue(engine: Engine, { leaseMs }: StoreRules): MailQueue {
  const take = `update outbox set leased_until = ?, lease = ?, attempts = attempts + 1
    where (enquiry_id, recipient) in (
      select enquiry_id, recipient from outbox
      where state = 'waiting'
        and (due_at <= ? or due_at > ?)
        and (leased_until <= ? or leased_until > ?)
      order by due_at limit ? ${engine.skipLocked}
    )
    returning enquiry_id, recipient, edition, attempts`;

  return {
    leaseMail: (now, count) =>
      engine.transact(async (run) => {
        const lease = randomUUID();
        const until = now + leaseMs;
        const taken = await run(take, until, lease, now, now + longestPauseMs, now, until, count);
        const jobs: MailJob[] = [];
        for (const row of taken) {
          const [enquiry] = await run("select * from enquiries where id = ?", row.enquiry_id!);
          jobs.push(mailJob(row, lease, enquiry!));
        }
        return jobs;
      }),

    mailSent: (job) =>
      engine.transact(async (run) => {
        await run(
          `update outbox set state = 'sent', trouble = '' where ${thisJob} and lease = ?`,
          ...keyOf(job),
          job.lease,
        );
        const [row] = await run(`select state from outbox where ${thisJob}`, ...keyOf(job));
        return row ? "noted" : "erased";
      }),

    mailFailed: (job, next, trouble) =>
      engine.transact(async (run) => {
        const [state, dueAt] = next === "parked" ? ["parked", 0] : ["waiting", next.dueAt];
        await run(
          `update outbox set state = ?, due_at = ?, leased_until = 0, lease = '', trouble = ?
            where ${thisJob} and lease = ?`,
          state!,
          dueAt!,
          trouble,
          ...keyOf(job),
          job.lease,
        );
      }),

    resend: (reference, now) =>
      engine.transact(async (run) => {
        const rows = await run(
          `update outbox set state = 'waiting', edition = edition + 1, attempts = 0,
              queued_at = ?, due_at = ?, leased_until = 0, lease = ''
            where enquiry_id = ? and recipient = 'laboratory' returning enquiry_id`,
          now,
          now,
          reference,
        );
        return rows.length > 0;
      }),
  };
}

const thisJob = "enquiry_id = ? and recipient = ?";

const keyOf = ({ enquiry, recipient }: MailJob) => [enquiry.id, recipient] as const;

const mailJob = (row: Row, lease: string, enquiry: Row): MailJob => ({
  recipient: row.recipient as Recipient,
  edition: Number(row.edition),
  attempts: Number(row.attempts),
  lease,
  enquiry: keptEnquiry(enquiry),
});
