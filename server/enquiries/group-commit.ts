import {
  type BatchResult,
  batchStatements,
  type ExecuteBatch,
  TransactionEnded,
} from "./batch-statements.ts";
import { isDeadlock, type Run, StoreUnavailable } from "./engine.ts";

/** One connection, for one group. */
export interface Connection {
  execute: ExecuteBatch;
  release(broken: boolean): void;
}

export interface GroupCommitOptions {
  begin: string;
  connect: () => Promise<Connection>;
  /** Turns errors of a database that cannot be written into StoreUnavailable. */
  asUnavailable: (error: unknown) => unknown;
}

interface Member {
  work: (run: Run) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Bounds how long the first of a group waits for the last. */
const maxGroupSize = 256;

const maxDeadlocks = 3;

/**
 * One commit for all work that waits, because flushing to the disk is the expensive part. If some of the work fails,
 * the group is rolled back, the rest runs again, and then each that failed runs alone: what it was refused for may
 * have been rolled back too.
 */
export function groupCommit({ begin, connect, asUnavailable }: GroupCommitOptions) {
  const queue: Member[] = [];
  const between: (() => Promise<void>)[] = [];
  let draining: Promise<void> | undefined;

  async function drain() {
    while (queue.length || between.length) {
      // Work that arrives in the same turn of the event loop joins the group.
      await new Promise((resolve) => setImmediate(resolve));
      await between.shift()?.();
      await commitGroup(queue.splice(0, maxGroupSize));
    }
    draining = undefined;
  }

  async function commitGroup(group: Member[]) {
    let rest = group;
    const failed: Member[] = [];
    let deadlocks = 0;
    while (rest.length) {
      try {
        const failures = await attempt(rest);
        if (rest.length === 1) for (const [{ reject }, error] of failures) reject(error);
        else failed.push(...failures.keys());
        rest = failures.size ? rest.filter((member) => !failures.has(member)) : [];
      } catch (error) {
        if (isDeadlock(error) && deadlocks++ < maxDeadlocks) continue;
        for (const { reject } of [...rest, ...failed]) reject(error);
        return;
      }
    }
    for (const member of failed) await commitGroup([member]);
  }

  /** Commits and resolves all, or returns which failed and why; throws if the database cannot be written. */
  async function attempt(members: Member[]): Promise<Map<Member, unknown>> {
    const failures = new Map<Member, unknown>();
    const connection = await connect();
    let committed = false;
    try {
      const run = batchStatements(connection.execute);
      const [began, ...results] = await Promise.allSettled([
        run(begin),
        ...members.map(({ work }) => work(run)),
      ]);
      if (began.status === "rejected") throw began.reason;
      for (const [index, result] of results.entries())
        if (result.status === "rejected" && !(result.reason instanceof TransactionEnded))
          failures.set(members[index]!, result.reason);
      if (failures.size) {
        for (const error of failures.values())
          if (asUnavailable(error) instanceof StoreUnavailable) throw error;
        return failures;
      }
      await run("commit");
      committed = true;
      for (const [index, result] of results.entries())
        members[index]!.resolve((result as PromiseFulfilledResult<unknown>).value);
      return failures;
    } catch (error) {
      throw asUnavailable(error);
    } finally {
      const { error }: Partial<BatchResult> = committed
        ? {}
        : await connection.execute([rollback]).catch(failure);
      connection.release(error !== undefined);
    }
  }

  return {
    transact<T>(work: (run: Run) => Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        queue.push({ work, resolve: resolve as (value: unknown) => void, reject });
        draining ??= drain();
      });
    },
    /** Runs `work` while no group has a transaction open. */
    betweenGroups<T>(work: () => Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        between.push(() => work().then(resolve, reject));
        draining ??= drain();
      });
    },
    /** Resolves when all queued work has settled. */
    idle: async () => draining,
  };
}

const rollback = { sql: "rollback", values: [] };
const failure = (error: unknown): BatchResult => ({ rows: [], error });
