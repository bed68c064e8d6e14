export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Runs one statement of a transaction. Places are written `?` for both engines. */
export type Run = (sql: string, ...values: Value[]) => Promise<Row[]>;

/** What the store needs of a database. Statements keep to the SQL that both understand. */
export interface Engine {
  /** Everything in `work` is committed to the disk when this resolves, and nothing of it when it rejects. */
  transact<T>(work: (run: Run) => Promise<T>): Promise<T>;
  /** The same, while no other process does it: for migrations. */
  alone<T>(work: (run: Run) => Promise<T>): Promise<T>;
  /** Put after a `select` of rows that several workers want: each takes others. */
  readonly skipLocked: string;
  /** Removes from the disk what deleted rows leave behind. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot keep anything now; it may later. */
export class StoreUnavailable extends Error {
  readonly code: string;

  constructor(cause: unknown) {
    super("The store cannot be written.");
    this.name = "StoreUnavailable";
    this.code = codeOf(cause);
  }
}

const uniqueViolations = new Set(["23505", "ERR_SQLITE_ERROR 1555"]);

/** A row with this key is there already. */
export const isTaken = (error: unknown) => uniqueViolations.has(codeOf(error));

/** What went wrong, without the values a database puts into its messages. */
export function codeOf(error: unknown): string {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return [code, errcode].filter((part) => part !== undefined).join(" ") || "unknown";
}
