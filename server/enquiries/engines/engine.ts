import { migrations as allMigrations } from "./migrations.ts";

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Runs one statement; parameters are written `?` for both engines. */
export type Run = (sql: string, ...values: Value[]) => Promise<Row[]>;

/** A database. Statements use only SQL that both engines understand. */
export interface Engine {
  /** Everything `work` writes is on the disk when this resolves, and nothing if it rejects or calls `rollback`. */
  transact<T>(work: (run: Run, rollback: () => void) => Promise<T>): Promise<T>;
  /** One statement outside a transaction. */
  read: Run;
  /** The time in milliseconds since 1970, by a clock that all processes on this database share. */
  now(): Promise<number>;
  integrityErrors(): Promise<string[]>;
  /** What is known if there are none. */
  readonly integrity: string;
  /** Appended to a `select` so that concurrent workers lock different rows. */
  readonly skipLocked: string;
  /** Run first in the transaction of migrations, so that processes that start together wait for each other. */
  readonly migrationLock: string | undefined;
  /** Removes the remains of deleted rows from the disk. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}

/** The engine, which applies missing migrations before its first statement; a failed attempt is repeated with the next. */
export function migrated(engine: Engine, migrations = allMigrations): Engine {
  let applied: Promise<void> | undefined;
  function ready(): Promise<void> {
    applied ??= migrate(engine, migrations).catch((error: unknown) => {
      applied = undefined;
      throw error;
    });
    return applied;
  }
  return {
    ...engine,
    transact: (work) => ready().then(() => engine.transact(work)),
    read: (sql, ...values) => ready().then(() => engine.read(sql, ...values)),
  };
}

async function migrate(engine: Engine, migrations: typeof allMigrations) {
  // Read first, because a full disk can still be read.
  if ((await appliedMigrations(engine, migrations)) === migrations.length) return;
  await engine.transact(async (run) => {
    if (engine.migrationLock) await run(engine.migrationLock);
    await run(
      "create table if not exists migrations (number integer primary key, done_at bigint not null)",
    );
    const rows = await run(appliedQuery);
    const done = new Set(rows.map(({ number }) => number));
    for (const { number, statements } of migrations) {
      if (done.has(number)) continue;
      for (const statement of statements) await run(statement);
      await run("insert into migrations (number, done_at) values (?, ?)", number, Date.now());
    }
  });
}

export async function appliedMigrations(engine: Engine, migrations = allMigrations) {
  const newest = Math.max(...migrations.map(({ number }) => number));
  const applied = await engine.read(appliedQuery).catch(noTable);
  if (applied.some(({ number }) => Number(number) > newest)) throw new SchemaTooNew();
  return applied.length;
}

const appliedQuery = "select number from migrations";

/** A database without the table is new; the code is PostgreSQL's, the message SQLite's. */
function noTable(error: unknown): Row[] {
  const { code, message } = error as { code?: string; message: string };
  if (code === "42P01" || message === "no such table: migrations") return [];
  throw error;
}

/** The database cannot be written now, but may be later. */
export class StoreUnavailable extends Error {
  readonly code: string;

  constructor(cause: unknown) {
    super("The store cannot be written.");
    this.name = "StoreUnavailable";
    this.code = errorCodeOf(cause);
  }
}

export class SchemaTooNew extends StoreUnavailable {
  constructor() {
    super({ code: "schema too new" });
    this.message =
      "The database was changed by a newer release: activate that release again, or restore the backup from before it.";
  }
}

export const damaged = "damaged";

const resultNames: Record<number, string> = {
  5: "locked",
  8: "read-only",
  10: "disk error",
  11: damaged,
  13: "disk full",
  14: "cannot be opened",
  26: "not a database",
};

/** The code and its meaning only, because database messages contain values. */
export function errorCodeOf(error: unknown): string {
  const { code, errcode } = (error ?? {}) as { code?: string; errcode?: number };
  const name = errcode === undefined ? undefined : resultNames[errcode & 0xff];
  return [code, errcode, name].filter((part) => part !== undefined).join(" ") || "unknown";
}
