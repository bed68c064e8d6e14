import { readFile } from "node:fs/promises";
import { backupSqlite } from "./backup.ts";
import { type Command, required, UsageError } from "./command.ts";
import { importEnquiries } from "./import-enquiries.ts";
import { verifyStore } from "./verify.ts";

/** Commands on the store as a whole. */
export const storeCommands: Record<string, Command> = {
  async backup({ database }, typed) {
    const file = required(typed, "a file that does not exist yet");
    // An error, so that a timer does not report success.
    if (database.kind === "postgres")
      throw new UsageError(
        `Use PostgreSQL's backup: pg_dump --format=custom --file="${file}" "$DATABASE_URL"`,
      );
    const enquiries = await backupSqlite(database.file, file).catch(asUsageError);
    return `${enquiries} enquiries are in ${file}, which is intact. It holds personal data: only you should be able to read it.`;
  },

  async verify({ engine }) {
    const { enquiries, mailJobs, problems } = await verifyStore(engine);
    const counts = `${enquiries} enquiries, ${mailJobs} mail jobs.`;
    if (problems.length) throw new UsageError([counts, ...problems].join("\n"));
    return `${counts} The database is intact, and every enquiry has its mail job.`;
  },

  async import({ engine, now }, typed) {
    const file = required(typed, "a file that export --json wrote");
    const json = await readFile(file, "utf8").catch(asUsageError);
    const { imported, found } = await importEnquiries(engine, json, now());
    return `${imported.length} of ${found} enquiries imported; the others were there already.`;
  },
};

/** The operator named the file, so its name and what is wrong with it may be printed. */
function asUsageError(error: unknown): never {
  const { code, path } = error as NodeJS.ErrnoException;
  throw path && code ? new UsageError(`${path} cannot be used (${code}).`) : error;
}
