import { createTransport } from "nodemailer";
import { asMessage, type Transport } from "./transport.ts";

const second = 1000;
/** Name, connection, greeting, commands, message: a server that drips is given up after so many limits. */
const mostSteps = 5;

/** Sends over SMTP. The limits together stay below the lease of a job, so a hanging server is given up in time. */
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
      const late = AbortSignal.timeout(mostSteps * timeoutMs);
      const tooLate = new Promise<never>((_resolve, reject) =>
        late.addEventListener("abort", () => reject(late.reason as Error)),
      );
      await Promise.race([mailer.sendMail(asMessage(mail)), tooLate]);
    },
    close: () => mailer.close(),
  };
}
