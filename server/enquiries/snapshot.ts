import { type BatchResult, batchStatements } from "./batch-statements.ts";
import type { Run } from "./engine.ts";
import type { GroupCommitOptions } from "./group-commit.ts";

/** Runs statements that all see the database as it was at the first of them, and delay no writer. */
export async function readSnapshot<T>(
  { begin, connect, asUnavailable }: GroupCommitOptions,
  work: (run: Run) => Promise<T>,
): Promise<T> {
  const connection = await connect();
  try {
    const run = batchStatements(connection.execute);
    await run(begin);
    return await work(run);
  } catch (error) {
    throw asUnavailable(error);
  } finally {
    const { error }: Partial<BatchResult> = await connection
      .execute([{ sql: "rollback", values: [] }])
      .catch((reason: unknown) => ({ error: reason }));
    connection.release(error !== undefined);
  }
}
