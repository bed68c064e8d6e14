import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { type Engine, type Row, type Run, StoreUnavailable } from "./engine.ts";
import { groupCommit } from "./group-commit.ts";

/** 32 MB of log before it is written into the file: eight times the default, a third faster under load. */
const checkpointPages = 8000;

export interface SqliteEngine extends Engine {
  /** For tests that make the disk full or the file read-only. */
  readonly database: DatabaseSync;
}

/** The embedded database: one file, readable by its owner only, flushed to the disk at every commit. */
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
    alone: group.transact,
    skipLocked: "",
    async scrub() {
      await group.idle();
      // Deleted rows are overwritten, but moving the rest may leave copies: the file is written anew.
      await untilFree(() => database.exec("vacuum"));
      await untilFree(() => {
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

/** Another process may be reading or writing; its transactions are short. */
async function untilFree(work: () => void) {
  for (let attempt = 0; ; attempt++) {
    try {
      return work();
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== busyCode || attempt === 20) throw error;
      await pause(100);
    }
  }
}

/** Full, read-only, locked, damaged or gone: the primary codes of SQLite that a later attempt may not meet. */
const troubles = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);

function asUnavailable(error: unknown): unknown {
  const { errcode } = (error ?? {}) as { errcode?: number };
  return errcode !== undefined && troubles.has(errcode & 0xff)
    ? new StoreUnavailable(error)
    : error;
}
