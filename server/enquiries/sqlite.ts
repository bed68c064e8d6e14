import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { type Engine, type Row, type Run, StoreUnavailable } from "./engine.ts";
import { groupCommit } from "./group-commit.ts";

/** A checkpoint every 32 MB instead of 4 MB is a third faster under load. */
const checkpointPages = 8000;

export interface SqliteEngine extends Engine {
  /** Tests use it to make the disk full or the file read-only. */
  readonly database: DatabaseSync;
}

/** The embedded database: one file, readable by its owner only, synced to the disk at every commit. */
export function openSqlite(file: string): SqliteEngine {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
    pragma wal_autocheckpoint = ${checkpointPages};
  `);

  const statements = new Map<string, StatementSync>();
  function prepared(sql: string): StatementSync {
    let statement = statements.get(sql);
    if (!statement) {
      statement = database.prepare(sql);
      statements.set(sql, statement);
    }
    return statement;
  }

  const run: Run = async (sql, ...values) => prepared(sql).all(...values) as Row[];
  const group = groupCommit(
    {
      command: (sql) => void prepared(sql).run(),
      run,
      inTransaction: () => database.isTransaction,
    },
    asUnavailable,
  );

  return {
    database,
    transact: group.transact,
    exclusive: group.transact,
    skipLocked: "",
    async scrub() {
      await group.idle();
      // Deleted rows are overwritten, but moved rows may leave copies, so the file is rewritten.
      await retryWhileBusy(() => database.exec("vacuum"));
      await retryWhileBusy(() => {
        const [result] = database.prepare("pragma wal_checkpoint(truncate)").all() as Row[];
        if (result?.busy) throw Object.assign(new Error("busy"), { errcode: busyCode });
      });
    },
    async close() {
      await group.idle();
      database.close();
    },
  };
}

const busyCode = 5;

/** Another process may hold the lock; its transactions are short. */
async function retryWhileBusy(work: () => void) {
  for (let attempt = 0; ; attempt++) {
    try {
      return work();
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== busyCode || attempt === 20) throw error;
      await pause(100);
    }
  }
}

/** Primary result codes for a full, read-only, locked, damaged or missing file; a later attempt may succeed. */
const unavailableCodes = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);

function asUnavailable(error: unknown): unknown {
  const { errcode } = (error ?? {}) as { errcode?: number };
  return errcode !== undefined && unavailableCodes.has(errcode & 0xff)
    ? new StoreUnavailable(error)
    : error;
}
