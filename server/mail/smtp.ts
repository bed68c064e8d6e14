import { createTransport } from "nodemailer";
import { asMessage, type Transport } from "./transport.ts";

const second = 1000;

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
      await mailer.sendMail(asMessage(mail));
    },
    close: () => mailer.close(),
  };
}
