import { errorCodeOf } from "../enquiries/engines/engine.ts";
import { latestTimeOfDay } from "../enquiries/indian-time.ts";
import type { HealthSources } from "../enquiries/store/health.ts";
import type { MailAddresses, Transport } from "./enquiry-mail.ts";
import { smtpErrorCode } from "./smtp.ts";
import { summaryMail, summaryOf } from "./summary.ts";

export interface DailySummaryOptions extends HealthSources {
  transport: Transport;
  addresses: MailAddresses;
  /** Minutes after midnight in India. */
  at: number;
  now: () => Promise<number>;
  log: { info: LogLine; error: LogLine };
  pollMs?: number;
}

type LogLine = (fields: object, message: string) => void;

const checkMs = 5 * 60_000;

/** Mails the summary once a day, whichever process comes first; one that could not be sent is tried again. */
export function startDailySummary(options: DailySummaryOptions) {
  const { records, transport, addresses, at, now, log, pollMs = checkMs } = options;
  let latest: Promise<void> = Promise.resolve();

  async function sendIfDue() {
    const time = await now();
    const last = await records.lastTime("summary");
    // The first day begins now; a time in the future is of a clock that was set back.
    if (!last || last > time) return void (await records.setLastTime("summary", time));
    if (last >= latestTimeOfDay(time, at)) return;
    if (!(await records.claimTime("summary", last, time))) return;
    try {
      await transport.send(summaryMail(await summaryOf(options, last, time), addresses, time));
      log.info({}, "daily summary sent");
    } catch (error) {
      await records.setLastTime("summary", last);
      log.error({ errorCode: smtpErrorCode(error) }, "daily summary not sent, will be retried");
    }
  }

  function check() {
    latest = latest
      .then(sendIfDue)
      .catch((error: unknown) =>
        log.error({ errorCode: errorCodeOf(error) }, "daily summary not prepared, will be retried"),
      );
  }

  const timer = setInterval(check, pollMs).unref();
  check();

  return {
    async stop() {
      clearInterval(timer);
      await latest;
    },
  };
}
