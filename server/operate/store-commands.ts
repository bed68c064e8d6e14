import { dayMs } from "#content/time.ts";
import { readFile } from "node:fs/promises";
import { StoreUnavailable } from "../enquiries/engines/engine.ts";
import { verifyStore } from "../enquiries/store/verify.ts";
import { rejectedBy, smtpErrorCode } from "../mail/smtp.ts";
import { summaryMail, summaryOf } from "../mail/summary.ts";
import { backup } from "./backup.ts";
import { type Commands, UsageError } from "./command.ts";
import { importEnquiries } from "./import-enquiries.ts";

export const storeCommands: Commands = {
  backup: {
    does: "copies the database to a new file, or into a folder, while the service runs",
    argument: "FILE",
    async run({ database, records, now, notify }, typed) {
      const note = (event: string) =>
        records.setLastTime(event, now()).catch((error: unknown) => {
          if (!(error instanceof StoreUnavailable)) throw error;
          notify(`The database cannot be written: the summary will not name this ${event}.`);
        });
      const file = await backup(database, typed, now()).catch(async (error: unknown) => {
        await note("failed backup");
        return asUsageError(error);
      });
      await note("backup");
      await records.logCopy(now());
      return `The backup is ${file}. It holds personal data.`;
    },
  },

  verify: {
    does: "checks that the database is intact and that every enquiry has its mail job",
    async run({ engine }) {
      const { enquiries, mailJobs, problems } = await verifyStore(engine);
      if (problems.length) throw new UsageError([...problems, "See docs/runbook.md."].join("\n"));
      return `Enquiries: ${enquiries}, mail jobs: ${mailJobs}. Every enquiry has its mail job, and ${engine.integrity}.`;
    },
  },

  import: {
    does: "adds what export --json wrote and is not there yet",
    argument: "FILE",
    async run({ engine, now }, file) {
      const json = await readFile(file, "utf8").catch(asUsageError);
      const { imported, found } = await importEnquiries(engine, json, now());
      return `${imported.length} of ${found} enquiries imported; the others were there already.`;
    },
  },

  summary: {
    does: "prints the summary of the last day; --send mails it",
    options: ["send"],
    async run(context, _argument, { send }) {
      const time = context.now();
      const summary = await summaryOf(context, time - dayMs, time);
      if (!send) return `${summary.subject}\n\n${summary.text}`;
      const { sendMail, addresses } = context;
      if (!sendMail) throw new UsageError("SMTP_URL is not set: no mail can be sent.");
      await sendMail(summaryMail(summary, addresses, time)).catch((error: unknown) => {
        const whom = rejectedBy(error).join(", ") || "anybody";
        throw new UsageError(`The summary was not sent to ${whom} (${smtpErrorCode(error)}).`);
      });
      return `The summary is sent to ${addresses.to.join(", ")}.`;
    },
  },
};

/** The operator named the file, so its name and what is wrong with it may be printed. */
function asUsageError(error: unknown): never {
  const { code, path } = error as NodeJS.ErrnoException;
  throw path && code ? new UsageError(`${path} cannot be used (${code}).`) : error;
}
