import { randomUUID } from "node:crypto";
import type { Config } from "../../config.ts";
import { bad, good, type HealthCheck } from "../../enquiries/store/health.ts";
import { rejectedBy, smtpErrorCode, smtpTransport, verifySmtp } from "../../mail/smtp.ts";
import { plainMail } from "../../mail/summary.ts";

const explained = "docs/enquiry.md explains the code";

export async function checkMail(config: Config, sendTestMail: boolean): Promise<HealthCheck[]> {
  const { smtp, mailFolder } = config;
  if (!smtp) return [bad("Mail", `is written to ${mailFolder}`, "set SMTP_URL, or nobody gets it")];
  try {
    await verifySmtp(smtp);
  } catch (error) {
    const found = `the mail server cannot be used (${smtpErrorCode(error)})`;
    return [bad("Mail", found, `check SMTP_URL; ${explained}`)];
  }
  const usable = good("Mail", "the mail server of SMTP_URL accepts the login");
  return sendTestMail ? [usable, await tryTestMail(config, smtp)] : [usable];
}

async function tryTestMail(
  config: Config,
  smtp: NonNullable<Config["smtp"]>,
): Promise<HealthCheck> {
  const transport = smtpTransport(smtp);
  try {
    const text = "doctor sent this mail: enquiries will reach this inbox.";
    const addresses = { to: config.mailTo, from: config.mailFrom };
    const test = { subject: "Test mail", text };
    await transport.send(plainMail(`test-${randomUUID()}`, test, addresses, Date.now()));
    return good("Test mail", `accepted for ${config.mailTo.join(", ")}: look into that inbox`);
  } catch (error) {
    const whom = rejectedBy(error).join(", ") || "everybody";
    const found = `rejected for ${whom} (${smtpErrorCode(error)})`;
    return bad("Test mail", found, `check MAIL_TO and MAIL_FROM; ${explained}`);
  } finally {
    transport.close();
  }
}
