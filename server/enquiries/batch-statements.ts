import type { Row, Run, Value } from "./engine.ts";

export interface Statement {
  sql: string;
  values: Value[];
}

export interface BatchResult {
  /** Of each statement up to the first that failed. */
  rows: Row[][];
  /** Why the next one failed. */
  error?: unknown;
}

export type ExecuteBatch = (batch: Statement[]) => Promise<BatchResult>;

/** An earlier statement of the transaction failed, so this one was not run. */
export class TransactionEnded extends Error {}

interface Waiting extends Statement {
  resolve: (rows: Row[]) => void;
  reject: (error: unknown) => void;
}

/** Collects the statements of one turn of the event loop, because each trip to a database costs more than its work. */
export function batchStatements(execute: ExecuteBatch): Run {
  let waiting: Waiting[] = [];
  let sending = false;
  let ended = false;

  function schedule() {
    if (sending || !waiting.length) return;
    sending = true;
    setImmediate(() => void send());
  }

  async function send() {
    const batch = waiting;
    waiting = [];
    const statements = batch.map(({ sql, values }) => ({ sql, values }));
    const { rows, error } = ended
      ? { rows: [], error: new TransactionEnded() }
      : await execute(statements).catch((reason: unknown) => ({ rows: [], error: reason }));
    ended ||= rows.length < batch.length;
    for (const [index, { resolve, reject }] of batch.entries())
      if (index < rows.length) resolve(rows[index]!);
      else reject(index === rows.length ? error : new TransactionEnded());
    sending = false;
    schedule();
  }

  return (sql, ...values) =>
    new Promise((resolve, reject) => {
      waiting.push({ sql, values, resolve, reject });
      schedule();
    });
}
