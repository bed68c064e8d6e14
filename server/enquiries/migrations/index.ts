import { enquiriesAndOutbox } from "./001-enquiries-and-outbox.ts";

export interface Migration {
  readonly number: number;
  /** In the SQL that SQLite and PostgreSQL share. */
  readonly statements: readonly string[];
}

/** In order. One that has run anywhere is never changed: add the next. */
export const migrations: readonly Migration[] = [enquiriesAndOutbox];
