import { randomUUID } from "node:crypto";
import type { Engine, Row } from "../enquiries/engines/engine.ts";
import { type Recipient, type StoredEnquiry, storedEnquiry } from "../enquiries/store/store.ts";

export interface MailJob {
  recipient: Recipient;
  /** 1, and one more each time the operator resends it. */
  sendCount: number;
  /** Including this one. */
  attempts: number;
  /** Identifies the worker: one whose lease has expired can no longer report a failure. */
  lease: string;
  enquiry: StoredEnquiry;
}

export interface MailQueue {
  /** Leases due mail to this worker. */
  leaseMail(now: number, count: number): Promise<MailJob[]>;
  /** `erased` means that the enquiry was erased while its mail was being sent. */
  mailSent(job: MailJob): Promise<"noted" | "erased">;
  mailFailed(job: MailJob, next: NextAttempt, errorCode: string): Promise<void>;
  /** False if there is no such enquiry. */
  resend(reference: string, now: number): Promise<boolean>;
}

/** When mail is sent again; failed mail waits for the operator. */
export type NextAttempt = { dueAt: number } | "failed";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The delay after each failure, 24 hours in all; attempts are counted, so that a wrong clock cannot end them early. */
export const retryDelaysMs: readonly number[] = [
  10 * second,
  30 * second,
  minute,
  2 * minute,
  5 * minute,
  10 * minute,
  20 * minute,
  30 * minute,
  ...Array.from({ length: 23 }, () => hour),
];

export const maxRetryDelayMs = Math.max(...retryDelaysMs);

export function nextAttempt(attempts: number, now: number): NextAttempt {
  const delayMs = retryDelaysMs[attempts - 1];
  return delayMs === undefined ? "failed" : { dueAt: now + delayMs };
}

/** The outbox table. Times too far ahead count as past, because a clock may have been set back. */
export function mailQueue(engine: Engine, leaseMs: number = minute): MailQueue {
  const lease = `update outbox set leased_until = ?, lease = ?, attempts = attempts + 1
    where (enquiry_id, recipient) in (
      select enquiry_id, recipient from outbox
      where state = 'waiting'
        and (due_at <= ? or due_at > ?)
        and (leased_until <= ? or leased_until > ?)
      order by due_at limit ? ${engine.skipLocked}
    )
    returning enquiry_id, recipient, send_count, attempts`;

  return {
    leaseMail: (now, count) =>
      engine.transact(async (run) => {
        const id = randomUUID();
        const until = now + leaseMs;
        const rows = await run(lease, until, id, now, now + maxRetryDelayMs, now, until, count);
        const jobs: MailJob[] = [];
        for (const row of rows) {
          const [enquiry] = await run("select * from enquiries where id = ?", row.enquiry_id!);
          jobs.push(mailJob(row, id, enquiry!));
        }
        return jobs;
      }),

    mailSent: (job) =>
      engine.transact(async (run) => {
        await run(
          `update outbox set state = 'sent', last_error = '' where ${thisJob} and lease = ?`,
          ...keyOf(job),
          job.lease,
        );
        const [row] = await run(`select state from outbox where ${thisJob}`, ...keyOf(job));
        return row ? "noted" : "erased";
      }),

    mailFailed: (job, next, errorCode) =>
      engine.transact(async (run) => {
        const [state, dueAt] = next === "failed" ? ["failed", 0] : ["waiting", next.dueAt];
        await run(
          `update outbox set state = ?, due_at = ?, leased_until = 0, lease = '', last_error = ?
            where ${thisJob} and lease = ?`,
          state!,
          dueAt!,
          errorCode,
          ...keyOf(job),
          job.lease,
        );
      }),

    resend: (reference, now) =>
      engine.transact(async (run) => {
        const rows = await run(
          `update outbox set state = 'waiting', send_count = send_count + 1, attempts = 0,
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
  sendCount: Number(row.send_count),
  attempts: Number(row.attempts),
  lease,
  enquiry: storedEnquiry(enquiry),
});
