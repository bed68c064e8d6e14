import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { makePrivateFile } from "./private-file.ts";
import type { SqliteAnswer, SqliteRequest } from "./sqlite-messages.ts";

/** The thread that owns the connections to the file, so that a lock or a slow disk delays no page. */
const { file, busyTimeoutMs } = workerData as { file: string; busyTimeoutMs: number };

/** A checkpoint every 32 MB instead of 4 MB is a third faster under load. */
const checkpointPages = 8000;

interface Connection {
  database: DatabaseSync;
  prepared(sql: string): StatementSync;
}

let connections: { writer: Connection; reader: Connection } | undefined;

function open() {
  makePrivateFile(file);
  const writer = new DatabaseSync(file, { timeout: busyTimeoutMs });
  writer.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
    pragma wal_autocheckpoint = ${checkpointPages};
  `);
  const reader = new DatabaseSync(file, { timeout: busyTimeoutMs, readOnly: true });
  return { writer: connection(writer), reader: connection(reader) };
}

function connection(database: DatabaseSync): Connection {
  const statements = new Map<string, StatementSync>();
  return {
    database,
    prepared(sql) {
      let statement = statements.get(sql);
      if (!statement) {
        statement = database.prepare(sql);
        statements.set(sql, statement);
      }
      return statement;
    },
  };
}

/** Result codes after which the file may have been replaced: I/O error, damaged, cannot be opened, no database. */
const reopenAfter = new Set([10, 11, 14, 26]);

function execute({ batch, reading }: SqliteRequest): Omit<SqliteAnswer, "id"> {
  const rows: SqliteAnswer["rows"] = [];
  try {
    connections ??= open();
    const { prepared } = connections[reading ? "reader" : "writer"];
    for (const { sql, values } of batch)
      rows.push(prepared(sql).all(...(values as SQLInputValue[])) as SqliteAnswer["rows"][number]);
    return { rows };
  } catch (error) {
    const { code, errcode, message } = error as Error & { code?: string; errcode?: number };
    if (reopenAfter.has((errcode ?? 0) & 0xff)) close();
    return { rows, error: { code, errcode, message } };
  }
}

function close() {
  connections?.reader.database.close();
  connections?.writer.database.close();
  connections = undefined;
}

parentPort!.on("message", (request: SqliteRequest | "close") => {
  if (request === "close") {
    close();
    parentPort!.close();
  } else parentPort!.postMessage({ id: request.id, ...execute(request) });
});
