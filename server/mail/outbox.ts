import { codeOf } from "../enquiries/engine.ts";
import type { EnquiryStore, MailJob } from "../enquiries/store.ts";
import { enquiryMail, type MailAddresses } from "./enquiry-mail.ts";
import { nextAttempt } from "./retry.ts";
import type { Transport } from "./transport.ts";

export interface OutboxParts {
  store: EnquiryStore;
  transport: Transport;
  addresses: MailAddresses;
  now: () => Date;
  log: { info: LogLine; warn: LogLine; error: LogLine };
  /** Removes what was written about an enquiry that was erased meanwhile. */
  eraseMail: (references: string[]) => Promise<void>;
  onSent?: () => void;
  pollMs?: number;
}

type LogLine = (facts: object, sentence: string) => void;

const atOnce = 8;

/** Takes waiting mail, sends it, and tries again what failed: apart from any request. */
export function startOutbox(parts: OutboxParts) {
  const { store, transport, addresses, now, log } = parts;
  const pollMs = parts.pollMs ?? 5000;
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let again = false;

  function wake() {
    if (stopping) return;
    if (working) {
      again = true;
      return;
    }
    clearTimeout(timer);
    working = work().finally(() => {
      working = undefined;
      if (stopping) return;
      if (again) {
        again = false;
        wake();
      } else timer = setTimeout(wake, pollMs).unref();
    });
  }

  async function work() {
    try {
      const jobs = await store.leaseMail(now().getTime(), atOnce);
      const results = await Promise.allSettled(jobs.map(deliver));
      const failed = results.find((result) => result.status === "rejected");
      if (failed) throw failed.reason;
      // There may be more than fit into one hand.
      if (jobs.length) again = true;
    } catch (error) {
      log.error({ trouble: codeOf(error) }, "the outbox could not be read or written");
    }
  }

  async function deliver(job: MailJob) {
    const facts = { reference: job.enquiry.id, recipient: job.recipient, attempts: job.attempts };
    try {
      await transport.send(enquiryMail(job, addresses));
    } catch (error) {
      const next = nextAttempt(job.attempts, now().getTime());
      const trouble = troubleOf(error);
      await store.mailFailed(job, next, trouble);
      if (next === "parked")
        log.error({ ...facts, trouble }, "mail parked after a day of attempts");
      else log.warn({ ...facts, trouble }, "mail not sent, will be tried again");
      return;
    }
    if ((await store.mailSent(job)) === "erased") return parts.eraseMail([job.enquiry.id]);
    parts.onSent?.();
    log.info(facts, "mail sent");
  }

  wake();

  return {
    /** There is new mail. */
    wake,
    /** Lets what is being sent finish, and takes nothing new. */
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await working;
    },
  };
}

export type Outbox = ReturnType<typeof startOutbox>;

/** Codes only: a mail server's sentences often hold addresses. */
function troubleOf(error: unknown): string {
  const { responseCode } = (error ?? {}) as { responseCode?: number };
  return responseCode ? `${codeOf(error)} ${responseCode}` : codeOf(error);
}
