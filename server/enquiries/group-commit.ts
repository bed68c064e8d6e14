import type { Run } from "./engine.ts";

interface Connection {
  /** Runs a statement that gives no rows. */
  command(sql: string): void;
  run: Run;
  /** Whether a transaction is open: some failures end it. */
  inTransaction(): boolean;
}

interface Waiting {
  work: (run: Run) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** So that nobody waits long for the last of a crowd. */
const mostInGroup = 256;

/**
 * One commit for all who ask in the same turn of the event loop: flushing to the disk is what costs.
 * Each has a savepoint, so one that fails fails alone, and each is answered after the commit.
 */
export function groupCommit(connection: Connection, asUnavailable: (error: unknown) => unknown) {
  const queue: Waiting[] = [];
  let scheduled = false;
  let latest: Promise<unknown> = Promise.resolve();

  function schedule() {
    if (scheduled || !queue.length) return;
    scheduled = true;
    setImmediate(() => {
      void commitGroup(queue.splice(0, mostInGroup)).finally(() => {
        scheduled = false;
        schedule();
      });
    });
  }

  async function commitGroup(group: Waiting[]) {
    const done: (() => void)[] = [];
    try {
      connection.command("begin immediate");
      for (const member of group) done.push(await attempt(member));
      connection.command("commit");
    } catch (error) {
      if (connection.inTransaction()) connection.command("rollback");
      const reason = asUnavailable(error);
      for (const { reject } of group) reject(reason);
      return;
    }
    for (const answer of done) answer();
  }

  /** What to tell this one once the group is on the disk. */
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
      const answered = new Promise<T>((resolve, reject) => {
        queue.push({ work, resolve: resolve as (value: unknown) => void, reject });
        schedule();
      });
      latest = answered.catch(() => {});
      return answered;
    },
    /** Resolves when all who asked have been answered. */
    idle: () => latest,
  };
}
