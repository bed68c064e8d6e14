import { dayMs } from "#content/time.ts";
import { readFile } from "node:fs/promises";
import { StoreUnavailable } from "../enquiries/engines/engine.ts";
import { summaryOf } from "../mail/summary.ts";
import { backup, countInBackup } from "./backup.ts";
import { type Commands, UsageError } from "./command.ts";
import { copyElsewhere } from "./copy-elsewhere.ts";
import { importEnquiries } from "./import-enquiries.ts";

export const storeCommands: Commands = {
  backup: {
    does: "copies the database to a new file, or into a folder, while the service runs",
    argument: "FILE",
    async run({ database, dataFolder, backupCopy, records, now, notify }, typed) {
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
      if (backupCopy) {
        const failure = await copyElsewhere(file, backupCopy, dataFolder);
        await note(failure ? "failed copy" : "copy");
        if (failure) notify(`There is no copy at ${backupCopy}: ${failure}`);
      }
      return `The backup is ${file}. It holds personal data.`;
    },
  },

  "backup --check": {
    does: "opens a backup and counts its enquiries",
    argument: "FILE",
    async run({ database }, file) {
      const count = await countInBackup(database.kind, file).catch((error: Error) => {
        throw new UsageError(`${file} cannot be restored: ${error.message}`);
      });
      return `${file} can be restored; enquiries: ${count}`;
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

/** The operator named the file, so its name and what is wrong with it may be printed. */
function asUsageError(error: unknown): never {
  const { code, path } = error as NodeJS.ErrnoException;
  throw path && code ? new UsageError(`${path} cannot be used (${code}).`) : error;
}
