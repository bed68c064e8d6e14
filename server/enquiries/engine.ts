export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Runs one statement of a transaction; parameters are written `?` for both engines. */
export type Run = (sql: string, ...values: Value[]) => Promise<Row[]>;

/** A database. Statements use only SQL that both engines understand. */
export interface Engine {
  /**
   * Everything `work` writes is on the disk when this resolves, and nothing of it when it rejects. A statement that
   * fails ends the transaction. `work` may run again if others that shared its commit failed.
   */
  transact<T>(work: (run: Run) => Promise<T>): Promise<T>;
  /** One statement that reads what is committed, and delays no writer. */
  read: Run;
  /** Statements that all see the same state of what is committed, and delay no writer. */
  snapshot<T>(work: (run: Run) => Promise<T>): Promise<T>;
  /** What the database itself finds wrong with its file. */
  damage(): Promise<string[]>;
  /** A transaction that no other process runs at the same time, for migrations. */
  exclusive<T>(work: (run: Run) => Promise<T>): Promise<T>;
  /** Appended to a `select` so that concurrent workers lock different rows. */
  readonly skipLocked: string;
  /** Removes the remains of deleted rows from the disk. */
  scrub(): Promise<void>;
  close(): Promise<void>;
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

const uniqueViolations = new Set(["23505", "ERR_SQLITE_ERROR 1555"]);

/** A row with this key exists already. */
export const isTaken = (error: unknown) => uniqueViolations.has(errorCodeOf(error));

/** PostgreSQL ended one of two transactions that waited for each other; it can run again at once. */
export const isDeadlock = (error: unknown) => errorCodeOf(error) === "40P01";

/** The code only, because database messages contain values. */
export function errorCodeOf(error: unknown): string {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return [code, errcode].filter((part) => part !== undefined).join(" ") || "unknown";
}
