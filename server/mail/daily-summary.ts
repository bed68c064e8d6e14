import { errorCodeOf } from "../enquiries/engines/engine.ts";
import { latestTimeOfDay } from "../enquiries/indian-time.ts";
import type { LogLine } from "../enquiries/retention.ts";
import { runEvery } from "../enquiries/intervals.ts";
import type { MailAddresses, Transport } from "./enquiry-mail.ts";
import { isPermanent, rejectedBy, ReplyLost, smtpErrorCode } from "./smtp.ts";
import { plainMail, summaryOf, type SummarySources } from "./summary.ts";

interface DailySummaryOptions extends SummarySources {
  transport: Transport;
  addresses: MailAddresses;
  at: number;
  now: () => Promise<number>;
  log: { info: LogLine; error: LogLine };
  pollMs?: number;
}

const checkMs = 5 * 60_000;
const retryMs = 60 * 60_000;

export function startDailySummary(options: DailySummaryOptions) {
  const { records, transport, addresses, at, now, log, pollMs = checkMs } = options;

  async function sendIfDue() {
    const time = await now();
    const last = await records.lastTime("summary");
    // The first day begins now; a time in the future is of a clock that was set back.
    if (!last || last > time) return void (await records.setLastTime("summary", time));
    const tried = await records.lastTime("summary attempt");
    const isTooEarly = tried <= time && time < tried + retryMs;
    if (last >= latestTimeOfDay(time, at) || isTooEarly) return;
    if (!(await records.claimTime("summary attempt", tried, time))) return;
    try {
      const summary = await summaryOf(options, last, time);
      await transport.send(plainMail(`summary-${time}`, summary, addresses, time));
      log.info({}, "daily summary sent");
    } catch (error) {
      const found = { errorCode: smtpErrorCode(error), rejected: rejectedBy(error) };
      if (!isPermanent(error) && !(error instanceof ReplyLost))
        return log.error(found, "daily summary not sent, will be retried");
      log.error(found, "daily summary rejected or without a reply, the next is tried tomorrow");
    }
    await records.setLastTime("summary", time);
  }

  return runEvery(sendIfDue, pollMs, (error) =>
    log.error({ errorCode: errorCodeOf(error) }, "daily summary not prepared, will be retried"),
  );
}
