import type { Run } from "./engine.ts";

interface Connection {
  /** Runs a statement that returns no rows. */
  command(sql: string): void;
  run: Run;
  /** False after a failure that ended the transaction. */
  inTransaction(): boolean;
}

interface Waiting {
  work: (run: Run) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Bounds how long the first of a group waits for the last. */
const maxGroupSize = 256;

/**
 * One commit for all work of one turn of the event loop, because flushing to the disk is the expensive part.
 * Each piece of work has a savepoint, so one that fails is rolled back alone, and settles after the commit.
 */
export function groupCommit(connection: Connection, asUnavailable: (error: unknown) => unknown) {
  const queue: Waiting[] = [];
  let scheduled = false;
  let latest: Promise<unknown> = Promise.resolve();

  function schedule() {
    if (scheduled || !queue.length) return;
    scheduled = true;
    setImmediate(() => {
      void commitGroup(queue.splice(0, maxGroupSize)).finally(() => {
        scheduled = false;
        schedule();
      });
    });
  }

  async function commitGroup(group: Waiting[]) {
    const settle: (() => void)[] = [];
    try {
      connection.command("begin immediate");
      for (const member of group) settle.push(await attempt(member));
      connection.command("commit");
    } catch (error) {
      if (connection.inTransaction()) connection.command("rollback");
      const reason = asUnavailable(error);
      for (const { reject } of group) reject(reason);
      return;
    }
    for (const settleOne of settle) settleOne();
  }

  /** Returns what settles this member's promise once the group is committed. */
  async function attempt({ work, resolve, reject }: Waiting): Promise<() => void> {
    connection.command("savepoint one");
    try {
      const value = await work(connection.run);
      connection.command("release one");
      return () => resolve(value);
    } catch (error) {
      if (!connection.inTransaction()) throw error;
      connection.command("rollback to one");
      connection.command("release one");
      const reason = asUnavailable(error);
      return () => reject(reason);
    }
  }

  return {
    transact<T>(work: (run: Run) => Promise<T>): Promise<T> {
      const result = new Promise<T>((resolve, reject) => {
        queue.push({ work, resolve: resolve as (value: unknown) => void, reject });
        schedule();
      });
      latest = result.catch(() => {});
      return result;
    },
    /** Resolves when all queued work has settled. */
    idle: () => latest,
  };
}
