import { setTimeout as pause } from "node:timers/promises";
import type { Statement } from "./batch-statements.ts";
import { type Engine, type Row, StoreUnavailable } from "./engine.ts";
import { groupCommit } from "./group-commit.ts";
import { readSnapshot } from "./snapshot.ts";
import { type SqliteClient, startSqlite } from "./sqlite-client.ts";

export interface SqliteEngine extends Engine {
  /** Tests use it to make the disk full or the file read-only. */
  pragma(text: string): Promise<Row[]>;
}

const busyTimeoutMs = 5000;

/** The embedded database: one file, readable by its owner only, synced to the disk at every commit. */
export function openSqlite(file: string): SqliteEngine {
  let latest: SqliteClient | undefined;
  function client(): SqliteClient {
    if (!latest?.isRunning()) latest = startSqlite(file, busyTimeoutMs);
    return latest;
  }
  const group = groupCommit({
    begin: "begin immediate",
    connect: async () => ({ execute: client().execute, release: () => {} }),
    asUnavailable,
  });

  async function only(statement: Statement, reading = false): Promise<Row[]> {
    const { rows, error } = await client().execute([statement], reading);
    if (error) throw asUnavailable(error);
    return rows[0]!;
  }
  const command = (sql: string) => only({ sql, values: [] });

  async function emptyWriteAheadLog() {
    const [result] = await command("pragma wal_checkpoint(truncate)");
    if (result?.busy) throw new StoreUnavailable({ code: "busy" });
  }

  return {
    transact: group.transact,
    exclusive: group.transact,
    read: (sql, ...values) => only({ sql, values }, true),
    snapshot: (work) =>
      readSnapshot(
        {
          begin: "begin",
          connect: async () => ({
            execute: (batch) => client().execute(batch, true),
            release: () => {},
          }),
          asUnavailable,
        },
        work,
      ),
    async damage() {
      const rows = await only({ sql: "pragma integrity_check", values: [] }, true);
      return rows.map((row) => String(row.integrity_check)).filter((text) => text !== "ok");
    },
    pragma: (text) => command(`pragma ${text}`),
    skipLocked: "",
    async scrub() {
      // Deleted rows are overwritten, but moved rows may leave copies, so the file is rewritten.
      await retryWhileBusy(() => group.betweenGroups(() => command("vacuum")));
      await retryWhileBusy(() => group.betweenGroups(emptyWriteAheadLog));
    },
    async close() {
      await group.idle();
      await latest?.close();
    },
  };
}

const maxAttempts = 5;

/** Another process may hold the lock; its transactions are short. */
async function retryWhileBusy(work: () => Promise<unknown>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || attempt === maxAttempts) throw error;
      await pause(100);
    }
  }
}

/** Primary result codes for a full, read-only, locked, damaged or missing file; a later attempt may succeed. */
const unavailableCodes = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);

/** The folder or the file cannot be created, for example ENOSPC. */
const isSystemCode = (code: string) => /^E[A-Z]+$/.test(code);

function asUnavailable(error: unknown): unknown {
  const { code = "", errcode = 0 } = (error ?? {}) as { code?: string; errcode?: number };
  return unavailableCodes.has(errcode & 0xff) || isSystemCode(code)
    ? new StoreUnavailable(error)
    : error;
}
