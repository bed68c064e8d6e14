import { createHash } from "node:crypto";
import { Pool, types } from "pg";
import { type Engine, type Row, type Run, StoreUnavailable } from "./engine.ts";

/** An advisory lock number that no other program on the same database uses. */
const migrationLock = 7_158_231;
const bigintTypeId = 20;
const scrubTimeoutMs = 10 * 60_000;

/** PostgreSQL groups commits by itself when there are several connections. */
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

  async function transact<T>(work: (run: Run) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw new StoreUnavailable(error);
    });
    client.on("error", ignore);
    const run: Run = async (sql, ...values) =>
      (await client.query(named(sql, values))).rows as Row[];
    let failed: unknown;
    try {
      const [, value] = await Promise.all([client.query("begin"), work(run)]);
      const { command } = await client.query("commit");
      // PostgreSQL responds ROLLBACK to the commit of a failed transaction.
      if (command !== "COMMIT") throw new StoreUnavailable(new Error(command));
      return value;
    } catch (error) {
      failed = error;
      await client.query("rollback").catch(() => {});
      throw isUnavailable(error) ? new StoreUnavailable(error) : error;
    } finally {
      client.off("error", ignore);
      client.release(failed !== undefined && isUnavailable(failed));
    }
  }

  return {
    transact,
    exclusive: (work) =>
      transact(async (run) => {
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
    close: () => pool.end(),
  };
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

const lostConnection = (error: Error) =>
  /^(Connection terminated|Query read timeout|timeout exceeded|Client has encountered)/.test(
    error.message,
  );
