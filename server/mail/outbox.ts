import { errorCodeOf } from "../enquiries/engines/engine.ts";
import { enquiryMail, type MailAddresses, type Transport } from "./enquiry-mail.ts";
import { type MailJob, type MailQueue, nextAttempt } from "./queue.ts";
import { isPermanent, rejectedBy, smtpErrorCode } from "./smtp.ts";

export interface OutboxOptions {
  queue: MailQueue;
  transport: Transport;
  addresses: MailAddresses;
  now: () => Promise<number>;
  log: { info: LogLine; warn: LogLine; error: LogLine };
  eraseMail: (references: string[]) => Promise<void>;
  pollMs?: number | undefined;
}

type LogLine = (fields: object, message: string) => void;

/** A mail server that takes minutes for one mail does not hold up the others. */
const maxSending = 8;

export function startOutbox(options: OutboxOptions) {
  const { queue, transport, addresses, now, log, eraseMail, pollMs = 5000 } = options;
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let leasing: Promise<void> | undefined;
  let leaseAgain = false;
  let isFirst = true;
  const sending = new Set<Promise<void>>();

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

  const logFailure = (error: unknown) =>
    log.error({ errorCode: errorCodeOf(error) }, "the outbox could not be read or written");

  async function leaseAndSend() {
    // The operator may have repaired what mail waits for.
    if (isFirst) await queue.sendWaiting();
    isFirst = false;
    if (sending.size >= maxSending) return;
    for (const job of await queue.leaseMail(await now(), maxSending - sending.size)) {
      const sent = deliver(job)
        .catch(logFailure)
        .finally(() => {
          sending.delete(sent);
          wake();
        });
      sending.add(sent);
    }
  }

  async function deliver(job: MailJob) {
    const { enquiry, recipient, attempts } = job;
    const fields = { reference: enquiry.id, recipient, attempts };
    try {
      await transport.send(enquiryMail(job, addresses));
    } catch (error) {
      const isRejected = isPermanent(error);
      const next = isRejected ? "failed" : nextAttempt(attempts, await now());
      const errorCode = smtpErrorCode(error);
      // The visitor's address is in no log.
      const rejected = recipient === "laboratory" ? rejectedBy(error) : [];
      await queue.mailFailed(job, next, errorCode, rejected);
      const found = { ...fields, errorCode, ...(rejected.length && { rejected }) };
      if (isRejected) log.error(found, "mail failed, the mail server rejects it");
      else if (next === "failed") log.error(found, "mail failed after a day of attempts");
      else log.warn(found, "mail not sent, will be retried");
      return;
    }
    const { delivery } = transport;
    if ((await queue.mailSent(job, delivery)) === "erased") return eraseMail([enquiry.id]);
    log.info(fields, delivery === "smtp" ? "mail sent" : "mail written to a file");
  }

  wake();

  return {
    wake,
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await leasing;
      await Promise.all(sending);
    },
  };
}

export type Outbox = ReturnType<typeof startOutbox>;
