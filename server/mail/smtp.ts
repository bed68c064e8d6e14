import { createTransport } from "nodemailer";
import { asMessage, type Transport } from "./transport.ts";

const second = 1000;
/** DNS, connection, greeting, commands, message: each has the timeout, so a slow server is aborted after all five. */
const stepCount = 5;

/** Sends over SMTP. All timeouts together are shorter than the lease of a job. */
export function smtpTransport(url: string, timeoutMs = 10 * second): Transport {
  const mailer = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  return {
    async send(mail) {
      const deadline = AbortSignal.timeout(stepCount * timeoutMs);
      const timedOut = new Promise<never>((_resolve, reject) =>
        deadline.addEventListener("abort", () => reject(deadline.reason as Error)),
      );
      await Promise.race([mailer.sendMail(asMessage(mail)), timedOut]);
    },
    close: () => mailer.close(),
  };
}
