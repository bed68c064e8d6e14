import { execFile } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { backup as copyDatabase, DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import type { Database } from "../enquiries/store/enquiry-store.ts";
import { UsageError } from "./command.ts";

export async function backup(database: Database, target: string, now: number): Promise<string> {
  const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory();
  const time = new Date(now).toISOString().replaceAll(/[:.]/g, "-");
  const ending = database.kind === "sqlite" ? "db" : "dump";
  const file = isFolder ? join(target, `enquiries-${time}.${ending}`) : target;
  if (database.kind === "sqlite" && !existsSync(database.file))
    throw new UsageError(`There is no database ${database.file}: check DATA_DIR.`);
  await (await open(file, "wx", 0o600)).close();
  try {
    if (database.kind === "sqlite") await copySqlite(database.file, file);
    else await dumpPostgres(database.url, file);
    return file;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

async function dumpPostgres(url: string, file: string) {
  try {
    const server = new URL(url);
    // Every user of the machine can read arguments, and only this one the environment.
    const env = {
      ...process.env,
      ...(server.password && { PGPASSWORD: decodeURIComponent(server.password) }),
    };
    server.password = "";
    await promisify(execFile)("pg_dump", ["--format=custom", `--file=${file}`, server.href], {
      env,
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`pg_dump failed (${code}): is it installed, and as new as the server?`);
  }
}

async function copySqlite(source: string, file: string) {
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    // All pages in one step: a copy in several starts again whenever the service writes.
    await copyDatabase(database, file, { rate: allPages });
    checkCopy(file);
  } finally {
    database.close();
  }
}

const allPages = 2 ** 31 - 1;

function checkCopy(file: string) {
  const copy = new DatabaseSync(file);
  try {
    // Then the copy is one file, without a write-ahead log beside it.
    copy.exec("pragma journal_mode = delete");
    const errors = copy
      .prepare("pragma integrity_check")
      .all()
      .map((row) => String(row.integrity_check));
    if (errors[0] !== "ok") throw new UsageError(`The copy is damaged: ${errors.join("; ")}.`);
  } finally {
    copy.close();
  }
}

/** Opens a backup as a restore would, and counts its enquiries. */
export async function countInBackup(kind: Database["kind"], file: string): Promise<number> {
  // SQLite would make a file that is not there.
  statSync(file);
  if (kind === "postgres") return countInDump(file);
  checkCopy(file);
  const copy = new DatabaseSync(file, { readOnly: true });
  const { found } = copy.prepare("select count(*) as found from enquiries").get()!;
  copy.close();
  return Number(found);
}

async function countInDump(file: string): Promise<number> {
  const args = ["--data-only", "--table=enquiries", "--file=-", file];
  const { stdout } = await promisify(execFile)("pg_restore", args, { maxBuffer: Infinity });
  const lines = stdout.split("\n");
  return lines.indexOf("\\.") - lines.findIndex((line) => line.startsWith("COPY ")) - 1;
}

/** By a key of its own, because the service's user has no home; docs/deployment.md says what it may do there. */
export function copyElsewhere(file: string, target: string, dataFolder: string) {
  const key = `-i ${dataFolder}/backup-key -o UserKnownHostsFile=${dataFolder}/backup-hosts`;
  const options = "-o StrictHostKeyChecking=accept-new -o BatchMode=yes -o ConnectTimeout=30";
  const shell = `--rsh=ssh ${key} ${options}`;
  return promisify(execFile)("rsync", ["--timeout=300", shell, "--", file, `${target}/`]);
}
