import { Pool, type PoolClient, types } from "pg";
import { type Engine, type Row, StoreUnavailable, type Value } from "./engine.ts";

/** An advisory lock number that no other program on the same database uses. */
const migrationLock = "select pg_advisory_xact_lock(7158231)";
const bigintTypeId = 20;
const vacuumTimeoutMs = 10 * 60_000;

export function openPostgres(url: string): Engine {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
    application_name: "enquiries",
    types: {
      // Milliseconds since 1970 are exact as JavaScript numbers.
      getTypeParser: (id, format) =>
        id === bigintTypeId ? Number : types.getTypeParser(id, format as "text"),
    },
  });
  // The pool replaces a connection that breaks; the statement that used it fails.
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));

  return {
    async transact(work) {
      const client = await pool.connect().catch(throwUnavailable);
      try {
        await query(client, "begin");
        let isDiscarded = false;
        const result = await work(
          (sql, ...values) => query(client, sql, values),
          () => (isDiscarded = true),
        );
        await query(client, isDiscarded ? "rollback" : "commit");
        client.release();
        return result;
      } catch (error) {
        // PostgreSQL rolls back when the connection closes.
        client.release(true);
        throw error;
      }
    },
    read: (sql, ...values) => query(pool, sql, values),
    async now() {
      const [row] = await query(pool, "select extract(epoch from clock_timestamp()) * 1000 as now");
      return Math.round(Number(row!.now));
    },
    integrityErrors: async () => [],
    integrity: "PostgreSQL checks its files itself",
    skipLocked: "for update skip locked",
    migrationLock,
    async vacuum() {
      const rewrite = {
        text: "vacuum full enquiries, outbox, repeats",
        query_timeout: vacuumTimeoutMs,
      };
      await pool.query(rewrite);
    },
    close: () => pool.end(),
  };
}

const ignore = () => {};

async function query(client: Pool | PoolClient, sql: string, values: Value[] = []): Promise<Row[]> {
  let position = 0;
  const text = sql.replaceAll("?", () => `$${++position}`);
  const { rows } = await client.query<Row>(text, values).catch(throwUnavailable);
  return rows;
}

/**
 * Server errors that another attempt may not meet: 08 connection, 25006 read-only, 28 login, 3D no such database, 40 rolled
 * back, 42501 no right, 42P01 no such table, 53 no resources, 55 busy, 57 stopped, 58 disk.
 */
const unavailable = /^(08|25006|28|3D|40|42501|42P01|53|55|57|58|XX)/;

/** An error without a severity is not the server's: the connection is lost. */
function throwUnavailable(error: unknown): never {
  const { code = "", severity } = error as { code?: string; severity?: string };
  throw severity === undefined || unavailable.test(code) ? new StoreUnavailable(error) : error;
}
