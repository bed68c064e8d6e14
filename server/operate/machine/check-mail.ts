import { randomUUID } from "node:crypto";
import type { Config } from "../../config.ts";
import { bad, good, type HealthCheck } from "../../enquiries/store/health.ts";
import type { Mail } from "../../mail/enquiry-mail.ts";
import { rejectedBy, smtpErrorCode, smtpTransport, verifySmtp } from "../../mail/smtp.ts";

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
    await transport.send(testMail(config, new Date()));
    return good("Test mail", `accepted for ${config.mailTo.join(", ")}: look into that inbox`);
  } catch (error) {
    const whom = rejectedBy(error).join(", ") || "everybody";
    const found = `rejected for ${whom} (${smtpErrorCode(error)})`;
    return bad("Test mail", found, `check MAIL_TO and MAIL_FROM; ${explained}`);
  } finally {
    transport.close();
  }
}

function testMail({ mailTo, mailFrom }: Config, date: Date): Mail {
  const id = `test-${randomUUID()}`;
  const text = "doctor sent this mail: enquiries will reach this inbox.";
  return {
    id,
    messageId: `<${id}@${mailFrom.split("@").at(-1)}>`,
    date,
    from: { name: "", address: mailFrom },
    to: mailTo.map((address) => ({ name: "", address })),
    replyTo: undefined,
    subject: "Test mail",
    text,
    html: `<p>${text}</p>`,
  };
}
