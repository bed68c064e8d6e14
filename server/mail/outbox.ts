import { setTimeout as pause } from "node:timers/promises";
import { errorCodeOf, StoreUnavailable } from "../enquiries/engines/engine.ts";
import { oncePerMinute } from "../enquiries/intervals.ts";
import type { LogLine } from "../enquiries/retention.ts";
import { enquiryMail, type MailAddresses, type Transport } from "./enquiry-mail.ts";
import { type MailJob, type MailQueue, nextAttempt } from "./queue.ts";
import { isPermanent, rejectedBy, ReplyLost, smtpErrorCode } from "./smtp.ts";

interface OutboxOptions {
  queue: MailQueue;
  transport: Transport;
  addresses: MailAddresses;
  now: () => Promise<number>;
  log: { info: LogLine; warn: LogLine; error: LogLine };
  eraseMail: (references: string[]) => Promise<void>;
  pollMs?: number | undefined;
}

/** A mail server that takes minutes for one mail does not hold up the others. */
const maxSending = 8;

export function startOutbox(options: OutboxOptions) {
  const { queue, transport, addresses, now, log, eraseMail, pollMs = 5000 } = options;
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let leasing: Promise<void> | undefined;
  let leaseAgain = false;
  let isFirst = true;
  let renewedAt = 0;
  const sending = new Map<MailJob, Promise<void>>();

  function wake() {
    if (stopping) return;
    if (leasing) {
      leaseAgain = true;
      return;
    }
    clearTimeout(timer);
    leasing = leaseAndSend()
      .catch(logFailure)
      .finally(() => {
        leasing = undefined;
        if (leaseAgain) {
          leaseAgain = false;
          wake();
        } else if (!stopping) timer = setTimeout(wake, pollMs).unref();
      });
  }

  const logFailure = oncePerMinute((error: unknown) =>
    log.error({ errorCode: errorCodeOf(error) }, "the outbox could not be read or written"),
  );

  /** A database that restarts must not double a mail: what became of it is noted as soon as that is possible. */
  async function noted<T>(note: () => Promise<T>): Promise<T> {
    for (;;)
      try {
        return await note();
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        logFailure(error);
        await pause(Math.min(pollMs, 1000), undefined, { ref: false });
      }
  }

  async function leaseAndSend() {
    // The operator may have repaired what mail waits for.
    if (isFirst) await queue.sendWaiting();
    isFirst = false;
    const time = await now();
    // Before others are leased, so that this process takes none of its own again after an outage.
    if (sending.size && Math.abs(time - renewedAt) >= queue.renewMs) {
      await queue.renewLeases([...sending.keys()], time);
      renewedAt = time;
    }
    if (sending.size >= maxSending) return;
    for (const job of await queue.leaseMail(time, maxSending - sending.size)) {
      const sent = deliver(job)
        .catch(logFailure)
        .finally(() => {
          sending.delete(job);
          wake();
        });
      sending.set(job, sent);
    }
  }

  async function deliver(job: MailJob) {
    const { enquiry, recipient, attempts } = job;
    const fields = { reference: enquiry.id, recipient, attempts };
    try {
      await transport.send(enquiryMail(job, addresses));
    } catch (error) {
      const isRejected = isPermanent(error);
      const copies = job.copies + Number(error instanceof ReplyLost);
      const errorCode = smtpErrorCode(error);
      // The visitor's address is in no log.
      const rejected = recipient === "laboratory" ? rejectedBy(error) : [];
      const next = await noted(async () => {
        const decided = isRejected ? "failed" : nextAttempt(attempts, copies, await now());
        await queue.mailFailed(job, decided, errorCode, { rejected, copies });
        return decided;
      });
      const found = { ...fields, errorCode, ...(rejected.length && { rejected }) };
      if (isRejected) log.error(found, "mail failed, the mail server rejects it");
      else if (next === "failed") log.error(found, "mail failed after its last attempt");
      else log.warn(found, "mail not sent, will be retried");
      return;
    }
    const { delivery } = transport;
    const result = await noted(() => queue.mailSent(job, delivery));
    if (result === "erased") return eraseMail([enquiry.id]);
    log.info(fields, delivery === "smtp" ? "mail sent" : "mail written to a file");
  }

  wake();

  return {
    wake,
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await leasing;
      await Promise.all(sending.values());
    },
  };
}

export type Outbox = ReturnType<typeof startOutbox>;
