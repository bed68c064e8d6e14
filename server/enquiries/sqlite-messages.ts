import type { Statement } from "./batch-statements.ts";
import type { Row } from "./engine.ts";

export interface SqliteRequest {
  id: number;
  batch: Statement[];
  /** On the connection that sees only what is committed. */
  reading: boolean;
}

export interface SqliteAnswer {
  id: number;
  /** Of each statement up to the first that failed. */
  rows: Row[][];
  error?: { code: string | undefined; errcode: number | undefined; message: string };
}
