import { dayMs } from "#content/time.ts";
import { readFile } from "node:fs/promises";
import { StoreUnavailable } from "../enquiries/engines/engine.ts";
import type { Database } from "../enquiries/store/enquiry-store.ts";
import { summaryOf } from "../mail/summary.ts";
import { backup, copyElsewhere, countInBackup } from "./backup.ts";
import { type Commands, UsageError } from "./command.ts";
import { importEnquiries } from "./import-enquiries.ts";

export const storeCommands: Commands = {
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
