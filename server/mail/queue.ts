import { randomUUID } from "node:crypto";
import type { Engine, Row } from "../enquiries/engines/engine.ts";
import {
  type Delivery,
  maxClockDifferenceMs,
  type Recipient,
  type StoredEnquiry,
  storedEnquiry,
} from "../enquiries/store/enquiry-store.ts";

export interface MailJob {
  recipient: Recipient;
  sendCount: number;
  /** Including this one. */
  attempts: number;
  /** How often it was sent whole and the reply was lost. */
  copies: number;
  /** Identifies the worker: one whose lease has expired can no longer report a failure. */
  lease: string;
  enquiry: StoredEnquiry;
  /** Addresses that rejected the mail when others accepted it; empty: it goes to all. */
  rejected: readonly string[];
  earlier: readonly StoredEnquiry[];
}

export type MailQueue = ReturnType<typeof mailQueue>;

type NextAttempt = { dueAt: number } | "failed";

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

const maxCopies = 3;

/** A mail that may have arrived is sent again after an hour, so that nobody finds it more than three times. */
export function nextAttempt(attempts: number, copies: number, now: number): NextAttempt {
  const delayMs = retryDelaysMs[attempts - 1];
  if (delayMs === undefined || copies >= maxCopies) return "failed";
  return { dueAt: now + (copies ? hour : delayMs) };
}

const maxEarlier = 5;

/**
 * The outbox table. Times too far ahead count as past, because a clock may have been set back; new mail is due at 0. A lease
 * is renewed while a mail is being sent, so it ends soon after a process that was killed.
 */
export function mailQueue(engine: Engine, leaseMs = minute) {
  const lease = `update outbox set leased_until = ?, lease = ?, attempts = attempts + 1
    where (enquiry_id, recipient) in (
      select enquiry_id, recipient from outbox
      where state = 'waiting'
        and (due_at <= ? or due_at > ?)
        and (leased_until <= ? or leased_until > ?)
      order by due_at, queued_at limit ? ${engine.skipLocked}
    )
    returning enquiry_id, recipient, send_count, attempts, copies, rejected`;

  return {
    leaseMail: (now: number, count: number) =>
      engine.transact(async (run) => {
        const id = randomUUID();
        const until = now + leaseMs;
        const rows = await run(
          lease,
          until,
          id,
          now,
          now + maxRetryDelayMs + maxClockDifferenceMs,
          now,
          until + maxClockDifferenceMs,
          count,
        );
        const jobs: MailJob[] = [];
        for (const row of rows) {
          const [enquiry] = await run("select * from enquiries where id = ?", row.enquiry_id!);
          const { email, id: own, received_at: receivedAt } = enquiry!;
          const earlier = await run(earlierQuery, email!, own!, receivedAt!, maxEarlier);
          jobs.push({
            recipient: row.recipient as Recipient,
            sendCount: Number(row.send_count),
            attempts: Number(row.attempts),
            copies: Number(row.copies),
            lease: id,
            rejected: String(row.rejected).split(",").filter(Boolean),
            enquiry: storedEnquiry(enquiry!),
            earlier: earlier.map(storedEnquiry),
          });
        }
        return jobs;
      }),

    renewMs: leaseMs / 3,

    renewLeases: (jobs: readonly MailJob[], now: number) =>
      engine.transact(async (run) => {
        const renew = `update outbox set leased_until = ? where ${thisJob} and lease = ?`;
        for (const job of jobs) await run(renew, now + leaseMs, ...keyOf(job), job.lease);
      }),

    /** `erased` means that the enquiry was erased while its mail was being sent. */
    mailSent: (job: MailJob, delivery: Delivery) =>
      engine.transact(async (run) => {
        await run(
          `update outbox set state = 'sent', delivery = ?, last_error = '', rejected = ''
            where ${thisJob} and lease = ?`,
          delivery,
          ...keyOf(job),
          job.lease,
        );
        const [row] = await run(`select state from outbox where ${thisJob}`, ...keyOf(job));
        return row ? "noted" : "erased";
      }),

    mailFailed: (
      job: MailJob,
      next: NextAttempt,
      errorCode: string,
      { rejected = [], copies = job.copies }: { rejected?: string[]; copies?: number } = {},
    ) =>
      engine.transact(async (run) => {
        const [state, dueAt] = next === "failed" ? ["failed", 0] : ["waiting", next.dueAt];
        await run(
          `update outbox set state = ?, due_at = ?, leased_until = 0, lease = '', last_error = ?, rejected = ?, copies = ?
            where ${thisJob} and lease = ?`,
          state!,
          dueAt!,
          errorCode,
          (rejected.length ? rejected : job.rejected).join(","),
          copies,
          ...keyOf(job),
          job.lease,
        );
      }),

    async resend(reference: string, now: number) {
      const rows = await engine.transact((run) =>
        run(
          `${queueAgain}, rejected = '' where enquiry_id = ? and recipient = 'laboratory' returning enquiry_id`,
          now,
          reference,
        ),
      );
      return rows.length > 0;
    },

    async resendFailed(now: number) {
      const rows = await engine.transact((run) =>
        run(`${queueAgain} where state = 'failed' returning enquiry_id`, now),
      );
      return referencesOf(rows);
    },

    /** Not what may have arrived: that waits its hour. */
    async sendWaiting() {
      const rows = await engine.transact((run) =>
        run(
          "update outbox set due_at = 0 where state = 'waiting' and copies = 0 returning enquiry_id",
        ),
      );
      return referencesOf(rows);
    },
  };
}

const queueAgain = `update outbox set state = 'waiting', send_count = send_count + 1, attempts = 0, copies = 0,
  queued_at = ?, due_at = 0, leased_until = 0, lease = ''`;

const earlierQuery = `select * from enquiries
  where lower(email) = lower(?) and id <> ? and received_at <= ? order by received_at desc limit ?`;

const referencesOf = (rows: Row[]) => [
  ...new Set(rows.map(({ enquiry_id: reference }) => String(reference))),
];

const thisJob = "enquiry_id = ? and recipient = ?";

const keyOf = ({ enquiry, recipient }: MailJob) => [enquiry.id, recipient] as const;
