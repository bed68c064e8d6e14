import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import {
  damaged,
  type Engine,
  errorCodeOf,
  type Row,
  StoreUnavailable,
  type Value,
} from "./engine.ts";

/** How long work waits while another program holds the lock. SQLite's own timeout would block pages too. */
const busyTimeoutMs = 250;
const vacuumTimeoutMs = 5000;
const busyRetryMs = 10;

export function openSqlite(file: string): Engine {
  let database: DatabaseSync | undefined;
  const log = `${file}-wal`;
  /** What is written to other files at these paths is not there after a restart. */
  const inodes = new Map<string, number | undefined>();
  let last: Promise<unknown> = Promise.resolve();

  function run(sql: string, values: Value[] = []): Row[] {
    database ??= connect();
    return all(database, sql, values);
  }

  function connect(): DatabaseSync {
    requireSame(file);
    const connected = openDatabase(file);
    for (const path of [file, log]) inodes.set(path, inodeOf(path));
    return connected;
  }

  function requireSame(...paths: string[]) {
    if (paths.some((path) => inodes.has(path) && inodes.get(path) !== inodeOf(path)))
      throw new StoreUnavailable({ code: `file removed or replaced, ${damaged}` });
  }

  /** By a connection of its own, because the other has pages in memory that the disk may have no more. */
  function errorsOnDisk(): string[] {
    const fresh = new DatabaseSync(file, { readOnly: true });
    try {
      if (all(fresh, selectProbe)[0]?.id !== run(selectProbe)[0]?.id)
        return ["the file has other contents than were written"];
      return all(fresh, "pragma integrity_check")
        .map((row) => String(row.integrity_check))
        .filter((text) => text !== "ok");
    } finally {
      fresh.close();
    }
  }

  /** There is one connection, so work takes turns; a turn of the event loop between two lets pages be served. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(() => nextTurn()).then(work);
    last = result.catch(() => {});
    return result.catch((error: unknown) => {
      if (reopenAfter.has(resultCode(error))) close();
      throw asUnavailable(error);
    });
  }

  function close() {
    database?.close();
    database = undefined;
  }

  return {
    transact(work) {
      const deadline = after(busyTimeoutMs);
      return inTurn(async () => {
        await whenUnlocked(() => run("begin immediate"), deadline);
        let isDiscarded = false;
        try {
          const result = await work(
            async (sql, ...values) => run(sql, values),
            () => (isDiscarded = true),
          );
          run(isDiscarded ? "rollback" : "commit");
          requireSame(file, log);
          return result;
        } catch (error) {
          if (database?.isTransaction) run("rollback");
          throw error;
        }
      });
    },
    read(sql, ...values) {
      const deadline = after(busyTimeoutMs);
      return inTurn(() => whenUnlocked(() => run(sql, values), deadline));
    },
    now: async () => Date.now(),
    integrityErrors: () =>
      inTurn(async () => {
        try {
          return errorsOnDisk();
        } catch (error) {
          if (!damagedCodes.has(resultCode(error))) throw error;
          return [errorCodeOf(error)];
        }
      }),
    integrity: "the database is intact",
    skipLocked: "",
    // `begin immediate` locks the file.
    migrationLock: undefined,
    vacuum: () =>
      inTurn(async () => {
        // Deleted rows are overwritten, but moved rows may leave copies, so the file is rewritten.
        const deadline = after(vacuumTimeoutMs);
        await whenUnlocked(() => run("vacuum"), deadline);
        await whenUnlocked(() => {
          const [result] = run("pragma wal_checkpoint(truncate)");
          if (result?.busy)
            throw Object.assign(new Error("The file is in use."), { errcode: busy });
        }, deadline);
      }),
    async close() {
      await last;
      close();
    },
  };
}

const all = (database: DatabaseSync, sql: string, values: Value[] = []) =>
  database.prepare(sql).all(...(values as SQLInputValue[])) as Row[];

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;

const selectProbe = "select id from probes";

function openDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file);
  try {
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma secure_delete = on;
      pragma schema_version;
    `);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

async function whenUnlocked<T>(work: () => T, deadline: number): Promise<T> {
  for (;;)
    try {
      return work();
    } catch (error) {
      if (resultCode(error) !== busy || performance.now() >= deadline) throw error;
      await pause(busyRetryMs);
    }
}

const after = (ms: number) => performance.now() + ms;

const busy = 5;

/** Result codes of a file that has lost contents: a table, a page, its header. */
const damagedCodes = new Set([1, 11, 26]);

/** Result codes after which the file may have been replaced: I/O error, damaged, cannot be opened, not a database. */
const reopenAfter = new Set([10, 11, 14, 26]);

/** Result codes of a full, read-only, locked, damaged or missing file; a later attempt may succeed. */
const unavailableCodes = new Set([busy, 6, 7, 8, 10, 11, 13, 14, 26]);

const resultCode = (error: unknown) =>
  ((error as { errcode?: number } | null)?.errcode ?? 0) & 0xff;

/** The folder or the file cannot be created, for example ENOSPC. */
const isSystemError = (error: unknown) =>
  /^E[A-Z]+$/.test((error as NodeJS.ErrnoException | null)?.code ?? "");

const asUnavailable = (error: unknown) =>
  unavailableCodes.has(resultCode(error)) || isSystemError(error)
    ? new StoreUnavailable(error)
    : error;
