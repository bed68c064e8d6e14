import { errorCodeOf } from "../enquiries/engine.ts";

/** What nodemailer adds to an error. */
interface SmtpError {
  name?: string;
  code?: string;
  /** The code of the system or of TLS, such as ECONNREFUSED or CERT_HAS_EXPIRED. */
  originalCode?: string;
  responseCode?: number;
  /** The command that failed. */
  command?: string;
  permanent?: boolean;
}

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
