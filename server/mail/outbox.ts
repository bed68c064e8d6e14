import { errorCodeOf } from "../enquiries/engines/engine.ts";
import { enquiryMail, type MailAddresses, type Transport } from "./enquiry-mail.ts";
import { type MailJob, type MailQueue, nextAttempt } from "./queue.ts";
import { isPermanent, smtpErrorCode } from "./smtp.ts";

export interface OutboxOptions {
  queue: MailQueue;
  transport: Transport;
  addresses: MailAddresses;
  /** By a clock that all processes on the database share. */
  now: () => Promise<number>;
  log: { info: LogLine; warn: LogLine; error: LogLine };
  /** Removes mail written about an enquiry that was erased meanwhile. */
  eraseMail: (references: string[]) => Promise<void>;
  onSent?: () => void;
  pollMs?: number | undefined;
}

type LogLine = (fields: object, message: string) => void;

const batchSize = 8;

/** Leases waiting mail, sends it and retries failures, independently of any request. */
export function startOutbox(options: OutboxOptions) {
  const { queue, transport, addresses, now, log, eraseMail, onSent, pollMs = 5000 } = options;
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let runAgain = false;

  function wake() {
    if (stopping) return;
    if (running) {
      runAgain = true;
      return;
    }
    clearTimeout(timer);
    running = sendBatch().finally(() => {
      running = undefined;
      if (stopping) return;
      if (runAgain) {
        runAgain = false;
        wake();
      } else timer = setTimeout(wake, pollMs).unref();
    });
  }

  async function sendBatch() {
    try {
      const jobs = await queue.leaseMail(await now(), batchSize);
      const results = await Promise.allSettled(jobs.map(deliver));
      const failed = results.find((result) => result.status === "rejected");
      if (failed) throw failed.reason;
      // There may be more than one batch.
      if (jobs.length) runAgain = true;
    } catch (error) {
      log.error({ errorCode: errorCodeOf(error) }, "the outbox could not be read or written");
    }
  }

  async function deliver(job: MailJob) {
    const { enquiry, recipient, attempts } = job;
    const fields = { reference: enquiry.id, recipient, attempts };
    try {
      await transport.send(enquiryMail(job, addresses));
    } catch (error) {
      const rejected = isPermanent(error);
      const next = rejected ? "failed" : nextAttempt(attempts, await now());
      const errorCode = smtpErrorCode(error);
      await queue.mailFailed(job, next, errorCode);
      if (rejected) log.error({ ...fields, errorCode }, "mail failed, the mail server rejects it");
      else if (next === "failed")
        log.error({ ...fields, errorCode }, "mail failed after a day of attempts");
      else log.warn({ ...fields, errorCode }, "mail not sent, will be retried");
      return;
    }
    const { delivery } = transport;
    if ((await queue.mailSent(job, delivery)) === "erased") return eraseMail([enquiry.id]);
    onSent?.();
    log.info(fields, delivery === "smtp" ? "mail sent" : "mail written to a file");
  }

  wake();

  return {
    /** Sends new mail now instead of at the next poll. */
    wake,
    /** Waits for the mail that is being sent, and leases no more. */
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}

export type Outbox = ReturnType<typeof startOutbox>;
