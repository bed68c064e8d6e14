import { PassThrough } from "node:stream";
import { createTransport } from "nodemailer";
import { errorCodeOf } from "../enquiries/engines/engine.ts";
import { asMessage, type Transport } from "./enquiry-mail.ts";

const second = 1000;
const minute = 60 * second;

const connectMs = 10 * second;
/** For each reply. A server may need ten minutes after DATA, and has the mail then (RFC 5321, 4.5.3.2.6). */
export const replyMs = 10 * minute;
export const smtpDeadlineMs = 12 * minute;

const connectMailer = (url: string, timeoutMs = connectMs, socketTimeout = timeoutMs) =>
  createTransport({
    url,
    // Password and mail are sent over TLS only; mail to this machine itself needs none.
    requireTLS: !isLoopback(new URL(url).hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout,
    dnsTimeout: timeoutMs,
  });

export async function verifySmtp(url: string): Promise<void> {
  const mailer = connectMailer(url);
  try {
    await mailer.verify();
  } finally {
    mailer.close();
  }
}

export function smtpTransport(url: string, timesMs = [connectMs, replyMs]): Transport {
  const mailer = connectMailer(url, ...timesMs);
  /** Message-IDs of mails whose text was read to its end, which is after the server's reply to DATA. */
  const written = new Set<string>();
  const closing = new AbortController();
  mailer.use("stream", ({ data, message }, done) => {
    message.processFunc((input) =>
      input.pipe(new PassThrough()).once("end", () => written.add(String(data.messageId))),
    );
    done();
  });
  return {
    delivery: "smtp",
    async send(mail) {
      const deadline = AbortSignal.any([AbortSignal.timeout(smtpDeadlineMs), closing.signal]);
      const timedOut = new Promise<never>((_resolve, reject) =>
        deadline.addEventListener("abort", () => reject(deadline.reason as Error)),
      );
      const sent = mailer.sendMail(asMessage(mail));
      const { rejected, rejectedErrors = [] } = await Promise.race([sent, timedOut])
        .catch((error: SmtpError) => {
          const isLost = written.has(mail.messageId) && !error.responseCode;
          throw isLost ? new ReplyLost("", { cause: error }) : error;
        })
        .finally(() => written.delete(mail.messageId));
      const error = rejectedErrors.find(({ permanent }) => !permanent) ?? rejectedErrors[0];
      if (error) throw Object.assign(error, { rejected });
    },
    close() {
      closing.abort(Object.assign(new Error("The service stops."), { code: "ESTOPPED" }));
      mailer.close();
    },
  };
}

export const isLoopback = (hostname: string) => /^(localhost|127\.[\d.]+|\[::1\])$/i.test(hostname);

interface SmtpError {
  name?: string;
  code?: string;
  /** The code of the system or of TLS, such as ECONNREFUSED or CERT_HAS_EXPIRED. */
  originalCode?: string;
  responseCode?: number;
  command?: string;
  permanent?: boolean;
  rejected?: string[];
}

/** The server may have the mail. */
export class ReplyLost extends Error {
  readonly code = "EREPLY";
}

export const rejectedBy = (error: unknown) => ((error ?? {}) as SmtpError).rejected ?? [];

/** Codes only, because mail servers put addresses into their messages. */
export function smtpErrorCode(error: unknown): string {
  const { name, code, originalCode, responseCode, command } = (error ?? {}) as SmtpError;
  if (name === "TimeoutError" || code === "ETIMEDOUT") return "ETIMEDOUT";
  const kind = command === "RCPT TO" ? "ERECIPIENT" : (originalCode ?? errorCodeOf(error));
  return responseCode ? `${kind} ${responseCode}` : kind;
}

const codesOfMail = ["EENVELOPE", "EMESSAGE"];

/** Whether the server rejected this mail for good; a wrong password or certificate concerns all mail, and can be corrected. */
export function isPermanent(error: unknown): boolean {
  const { code, permanent } = (error ?? {}) as SmtpError;
  return permanent === true && codesOfMail.includes(code ?? "");
}
