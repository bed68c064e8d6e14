import { randomUUID } from "node:crypto";
import type { Config } from "../../config.ts";
import type { Mail } from "../../mail/enquiry-mail.ts";
import { smtpErrorCode, smtpTransport, verifySmtp } from "../../mail/smtp.ts";
import { bad, type Finding, ok } from "./finding.ts";

const explained = "docs/enquiry.md explains the code";

/** Connects and logs in as for a mail; sends one only on request. */
export async function checkMail(config: Config, sendTestMail: boolean): Promise<Finding[]> {
  const { smtp, mailFolder, mailTo } = config;
  if (!smtp)
    return [
      bad("Mail", `is written to ${mailFolder}`, "set SMTP_URL, or nobody is told of an enquiry"),
    ];
  try {
    await verifySmtp(smtp);
  } catch (error) {
    return [
      bad(
        "Mail",
        `the mail server cannot be used (${smtpErrorCode(error)})`,
        `check SMTP_URL; ${explained}`,
      ),
    ];
  }
  const usable = ok("Mail", `the mail server of SMTP_URL accepts the login`);
  if (!sendTestMail) return [usable];
  const transport = smtpTransport(smtp);
  try {
    await transport.send(testMail(config, new Date()));
    return [usable, ok("Test mail", `accepted for ${mailTo.join(", ")}: look into that inbox`)];
  } catch (error) {
    return [
      usable,
      bad(
        "Test mail",
        `rejected (${smtpErrorCode(error)})`,
        `check MAIL_TO and MAIL_FROM; ${explained}`,
      ),
    ];
  } finally {
    transport.close();
  }
}

function testMail({ mailTo, mailFrom }: Config, date: Date): Mail {
  const id = `test-${randomUUID()}`;
  const text = "npm run doctor sent this mail: enquiries will reach this inbox.";
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
