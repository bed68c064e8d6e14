import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { BatchResult, Statement } from "./batch-statements.ts";
import { StoreUnavailable } from "./engine.ts";
import type { SqliteAnswer } from "./sqlite-messages.ts";

export type SqliteClient = ReturnType<typeof startSqlite>;

/** Starts the thread that owns the connections to the file, and asks it. */
export function startSqlite(file: string, busyTimeoutMs: number) {
  const waiting = new Map<number, (result: BatchResult) => void>();
  let requests = 0;
  let ended: BatchResult | undefined;
  const worker = new Worker(new URL("./sqlite-thread.ts", import.meta.url), {
    workerData: { file, busyTimeoutMs },
  });
  worker.on("message", ({ id, rows, error }: SqliteAnswer) => {
    waiting.get(id)!({ rows, error: error && Object.assign(new Error(error.message), error) });
    waiting.delete(id);
  });
  worker.on("error", (error) => {
    ended = { rows: [], error: new StoreUnavailable(error) };
    for (const answer of waiting.values()) answer(ended);
    waiting.clear();
  });

  return {
    /** False after the thread failed: a transaction must not go on in another one. */
    isRunning: () => !ended,
    execute(batch: Statement[], reading = false): Promise<BatchResult> {
      if (ended) return Promise.resolve(ended);
      const id = ++requests;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        worker.postMessage({ id, batch, reading });
      });
    },
    async close() {
      if (ended) return;
      worker.postMessage("close");
      await once(worker, "exit");
    },
  };
}
