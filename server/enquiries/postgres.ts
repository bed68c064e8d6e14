import { createHash } from "node:crypto";
import { Pool, type PoolClient, types } from "pg";
import type { BatchResult, Statement } from "./batch-statements.ts";
import { type Engine, type Row, StoreUnavailable } from "./engine.ts";
import { groupCommit } from "./group-commit.ts";
import { readSnapshot } from "./snapshot.ts";

/** An advisory lock number that no other program on the same database uses. */
const migrationLock = 7_158_231;
const bigintTypeId = 20;
const scrubTimeoutMs = 10 * 60_000;

/** The database server, for several processes on one database. */
export function openPostgres(url: string): Engine {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
    application_name: "enquiries",
    // Statements are sent without waiting for the result of the previous one.
    pipeline: true,
    types: {
      // Milliseconds since 1970 are exact as JavaScript numbers.
      getTypeParser: (id, format) =>
        id === bigintTypeId ? Number : types.getTypeParser(id, format as "text"),
    },
  });
  // The pool replaces an idle connection that breaks.
  pool.on("error", ignore);

  async function connect() {
    const client = await pool.connect().catch((error: unknown) => {
      throw new StoreUnavailable(error);
    });
    client.on("error", ignore);
    return {
      execute: (batch: Statement[]) => execute(client, batch),
      release(broken: boolean) {
        client.off("error", ignore);
        client.release(broken);
      },
    };
  }

  const group = groupCommit({ begin: "begin", connect, asUnavailable });

  return {
    transact: group.transact,
    async read(sql, ...values) {
      try {
        return (await pool.query(named(sql, values))).rows as Row[];
      } catch (error) {
        throw asUnavailable(error);
      }
    },
    snapshot: (work) =>
      readSnapshot(
        { begin: "begin isolation level repeatable read read only", connect, asUnavailable },
        work,
      ),
    // The server checks its own files.
    damage: async () => [],
    exclusive: (work) =>
      group.transact(async (run) => {
        await run("select pg_advisory_xact_lock(?)", migrationLock);
        return work(run);
      }),
    skipLocked: "for update skip locked",
    async scrub() {
      const rewrite = {
        text: "vacuum full enquiries, outbox, repeats",
        query_timeout: scrubTimeoutMs,
      };
      await pool.query(rewrite);
    },
    async close() {
      await group.idle();
      await pool.end();
    },
  };
}

/** Sends all statements at once; PostgreSQL runs none of a transaction after one that failed. */
async function execute(client: PoolClient, batch: Statement[]): Promise<BatchResult> {
  const results = await Promise.allSettled(
    batch.map(({ sql, values }) => client.query(named(sql, values))),
  );
  const rows: Row[][] = [];
  for (const [index, result] of results.entries()) {
    if (result.status === "rejected") return { rows, error: result.reason };
    // PostgreSQL responds ROLLBACK to the commit of a failed transaction.
    if (batch[index]!.sql === "commit" && result.value.command !== "COMMIT")
      return { rows, error: new StoreUnavailable(new Error(result.value.command)) };
    rows.push(result.value.rows as Row[]);
  }
  return { rows };
}

const ignore = () => {};

const texts = new Map<string, { name: string; text: string }>();

/** The same statement with numbered parameters, prepared once for each connection. */
function named(sql: string, values: unknown[]) {
  let known = texts.get(sql);
  if (!known) {
    let position = 0;
    const text = sql.replaceAll("?", () => `$${++position}`);
    known = { name: createHash("sha256").update(sql).digest("base64url").slice(0, 16), text };
    texts.set(sql, known);
  }
  return { ...known, values };
}

/**
 * Lost connections have an operating-system code or none. Server error classes: 08 connection, 25006 read-only,
 * 40 rolled back, 53 no resources, 55 busy, 57 stopped, 58 disk.
 */
function isUnavailable(error: unknown): boolean {
  const { code, severity } = (error ?? {}) as { code?: string; severity?: string };
  if (severity !== undefined) return /^(08|25006|40|53|55|57|58|XX)/.test(code ?? "");
  return (
    error instanceof Error &&
    !(error instanceof TypeError) &&
    (lostConnection(error) || /^E[A-Z]+$/.test(code ?? ""))
  );
}

const asUnavailable = (error: unknown) =>
  isUnavailable(error) ? new StoreUnavailable(error) : error;

const lostConnection = (error: Error) =>
  /^(Connection terminated|Query read timeout|timeout exceeded|Client has encountered)/.test(
    error.message,
  );
