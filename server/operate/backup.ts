import { existsSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { backup, DatabaseSync } from "node:sqlite";
import { UsageError } from "./command.ts";

/** Copies the database to a new file that only its owner can read, while the service runs; returns the number of enquiries. */
export async function backupSqlite(source: string, file: string): Promise<number> {
  if (!existsSync(source)) throw new UsageError(`There is no database ${source}: check DATA_DIR.`);
  await (await open(file, "wx", 0o600)).close();
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    const before = enquiriesIn(database);
    // All pages in one step: a copy in several starts again whenever the service writes.
    await backup(database, file, { rate: allPages });
    return checkCopy(file, [before, enquiriesIn(database)]);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    database.close();
  }
}

const allPages = 2 ** 31 - 1;

/** The copy is whole, and has a number of enquiries that the source had while it was copied. */
function checkCopy(file: string, counts: number[]): number {
  const copy = new DatabaseSync(file);
  try {
    // Then the copy is one file, without a write-ahead log beside it.
    copy.exec("pragma journal_mode = delete");
    const errors = copy
      .prepare("pragma integrity_check")
      .all()
      .map((row) => String(row.integrity_check));
    if (errors[0] !== "ok") throw new UsageError(`The copy is damaged: ${errors.join("; ")}.`);
    const enquiries = enquiriesIn(copy);
    if (enquiries < Math.min(...counts) || enquiries > Math.max(...counts))
      throw new UsageError(
        `The copy has ${enquiries} enquiries instead of ${counts.join(" to ")}.`,
      );
    return enquiries;
  } finally {
    copy.close();
  }
}

const enquiriesIn = (database: DatabaseSync) =>
  Number(database.prepare("select count(*) as enquiries from enquiries").get()!.enquiries);
