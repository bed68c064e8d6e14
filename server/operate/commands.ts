import { readFile } from "node:fs/promises";
import { dayMs } from "#content/time.ts";
import { StoreUnavailable } from "../enquiries/engines/engine.ts";
import type { Database } from "../enquiries/store/enquiry-store.ts";
import { summaryOf } from "../mail/summary.ts";
import { backup, copyElsewhere, countInBackup } from "./backup.ts";
import { importEnquiries } from "./import-enquiries.ts";
import type { ListedEnquiry } from "../enquiries/store/records.ts";
import { alignedText } from "../mail/enquiry-mail.ts";
import { indianTime } from "../enquiries/indian-time.ts";
import { topicOf } from "../enquiries/visitor-text.ts";
import { type Commands, UsageError } from "./command.ts";

export const commands: Commands = {
  list: {
    does: "one line for each enquiry, or for those that hold a text, the newest first",
    argument: "[TEXT]",
    async run({ records, now, notify }, search) {
      const found = await records.list(now(), "listed", { search });
      if (!found.length) notify("No enquiry matches.");
      return alignedText(found.map(cells));
    },
  },

  show: {
    does: "one enquiry, whole",
    argument: "REF",
    async run({ records, now }, typed) {
      const reference = asReference(typed);
      const enquiry = await records.find(reference, now());
      if (!enquiry) throw noEnquiry(reference);
      const { id, name, email, phone, message, suspected, mail } = enquiry;
      const fields = [
        ["Reference", id],
        ["Received", indianTime(enquiry.receivedAt)],
        ["Name", name],
        ["Email", email],
        ["Phone", phone],
        ["Mail", [mail, enquiry.mailError, rejectedText(enquiry)].filter(Boolean).join(", ")],
        ["Suspected of spam for", suspected.join(", ")],
      ];
      return `${alignedText(fields.filter(([, value]) => value))}\n\n${message}`;
    },
  },

  export: {
    does: "everything as JSON, for import",
    run: async ({ records, now }) => JSON.stringify(await records.list(now(), "exported"), null, 2),
  },

  resend: {
    does: "queues mail to the laboratory again, or all failed mail",
    argument: "REF | failed",
    async run({ queue, now }, typed) {
      if (typed === "failed") {
        const references = await queue.resendFailed(now());
        return references.length ? `Queued again: ${references.join(", ")}.` : "No mail failed.";
      }
      const reference = asReference(typed);
      if (!(await queue.resend(reference, now()))) throw noEnquiry(reference);
      return `${reference} is queued again.`;
    },
  },

  forget: {
    does: "erases one enquiry, or every enquiry from an e-mail address, after it has shown them and asked",
    argument: "REF | EMAIL",
    async run({ records, eraseMail, addresses, confirm, now }, typed) {
      const found = typed.includes("@")
        ? await records.list(now(), "listed", { email: typed })
        : [await records.find(asReference(typed), now())].filter(
            (enquiry) => enquiry !== undefined,
          );
      const lines = alignedText(found.map(cells));
      if (found.length && !(await confirm(`${lines}\nErase ${found.length}? Type yes: `)))
        throw new UsageError("Nothing was erased.");
      // Also when nothing was found: an earlier attempt may have stopped before the last step.
      const references = found.map(({ id }) => id);
      const erased = await records.forget(references, now());
      await eraseMail(erased);
      if (!erased.length) throw new UsageError("There is no such enquiry: nothing was erased.");
      return [
        `Erased with their mail jobs and mail files: ${erased.join(", ")}.`,
        `Not erased: mail in the inbox of ${addresses.to.join(", ")}, and backups. Delete the mail there,`,
        "and run forget again if an older backup is restored.",
      ].join("\n");
    },
  },

  backup: {
    does: "copies the database to a new file, or into a folder, while the service runs; or opens a backup and counts",
    argument: "FILE | --check FILE",
    async run({ database, dataFolder, backupCopy, records, now, notify }, typed) {
      if (typed.startsWith("--check")) return check(database.kind, typed.slice("--check ".length));
      const note = (event: string) =>
        records.setLastTime(event, now()).catch((error: unknown) => {
          if (!(error instanceof StoreUnavailable)) throw error;
          notify(`The database cannot be written: the summary will not name this ${event}.`);
        });
      const file = await backup(database, typed, now()).catch(async (error: unknown) => {
        // A backup that is there already is a mistake in the command.
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") await note("failed backup");
        return asUsageError(error);
      });
      await note("backup");
      await records.logCopy(now());
      if (backupCopy)
        await copyElsewhere(file, backupCopy, dataFolder).then(
          () => note("copy"),
          async ({ stderr, message }: { stderr: string; message: string }) => {
            notify(`There is no copy at ${backupCopy}: ${(stderr || message).trim()}`);
            await note("failed copy");
          },
        );
      return `The backup is ${file}. It holds personal data.`;
    },
  },

  import: {
    does: "adds what export wrote and is not there yet",
    argument: "FILE",
    async run({ engine, now }, file) {
      const json = await readFile(file, "utf8").catch(asUsageError);
      const { imported, found } = await importEnquiries(engine, json, now());
      return `${imported.length} of ${found} enquiries imported; the others were there already.`;
    },
  },

  summary: {
    does: "the summary of the last day, as it is mailed",
    async run(context) {
      const time = context.now();
      const { subject, text } = await summaryOf(context, time - dayMs, time);
      return `${subject}\n\n${text}`;
    },
  },
};

const noEnquiry = (reference: string) => new UsageError(`There is no enquiry ${reference}.`);

function asReference(typed: string): string {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return `${plain.slice(0, 4)}-${plain.slice(4)}`;
}

const rejectedText = ({ rejected }: ListedEnquiry) =>
  rejected.length ? `rejected by ${rejected.join(", ")}` : "";

const cells = (enquiry: ListedEnquiry) => [
  enquiry.id,
  indianTime(enquiry.receivedAt),
  enquiry.mail,
  enquiry.phone,
  `${enquiry.name} <${enquiry.email}>`,
  [
    topicOf(enquiry.message),
    ...(enquiry.suspected.length ? ["[suspected spam]"] : []),
    ...(enquiry.rejected.length ? [`[mail ${rejectedText(enquiry)}]`] : []),
  ].join(" "),
];

async function check(kind: Database["kind"], file: string): Promise<string> {
  const count = await countInBackup(kind, file).catch(({ message }: Error) => {
    throw new UsageError(`${file} cannot be restored: ${message}`);
  });
  return `${file} can be restored; enquiries: ${count}`;
}

/** The operator named the file, so its name and what is wrong with it may be printed. */
function asUsageError(error: unknown): never {
  const { code, path } = error as NodeJS.ErrnoException;
  throw path && code ? new UsageError(`${path} cannot be used (${code}).`) : error;
}
