import { expect, test } from "vitest";
import type { BatchResult, Statement } from "./batch-statements.ts";
import { StoreUnavailable } from "./engine.ts";
import { groupCommit } from "./group-commit.ts";

/** A database that fails the statements for which `errorOf` returns an error. */
function openGroup(errorOf: (sql: string) => unknown) {
  const sent: string[] = [];
  async function execute(batch: Statement[]): Promise<BatchResult> {
    sent.push(batch.map(({ sql }) => sql).join("; "));
    for (const [index, { sql }] of batch.entries()) {
      const error = errorOf(sql);
      if (error) return { rows: batch.slice(0, index).map(() => []), error };
    }
    return { rows: batch.map(() => []) };
  }
  const group = groupCommit({
    begin: "begin",
    connect: async () => ({ execute, release: () => {} }),
    asUnavailable,
  });
  const keep = (...statements: string[]) =>
    group.transact(async (run) => {
      for (const sql of statements) await run(sql);
      return statements.length;
    });
  return { sent, keep };
}

class DatabaseFailure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const asUnavailable = (error: unknown) =>
  error instanceof DatabaseFailure ? new StoreUnavailable(error) : error;

const taken = Object.assign(new Error("taken"), { code: "23505" });

test("statements of all work in one turn travel together, with one commit", async () => {
  const { sent, keep } = openGroup(() => undefined);
  expect(await Promise.all([keep("a1", "a2"), keep("b1")])).toEqual([2, 1]);
  expect(sent).toEqual(["begin; a1; b1", "a2", "commit"]);
});

test("work that fails is rolled back: the rest of its group runs again, then it runs alone", async () => {
  const { sent, keep } = openGroup((sql) => (sql === "b1" ? taken : undefined));
  const results = await Promise.allSettled([keep("a1", "a2"), keep("b1"), keep("c1")]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(sent).toEqual([
    "begin; a1; b1; c1",
    "rollback",
    "begin; a1; c1",
    "a2",
    "commit",
    "begin; b1",
    "rollback",
  ]);
});

test.each(["begin", "b1", "commit"])(
  "a database that cannot be written at %j keeps nothing, and is not asked again",
  async (where) => {
    const { sent, keep } = openGroup((sql) => sql === where && new DatabaseFailure("53100"));
    const results = await Promise.allSettled([keep("a1"), keep("b1")]);
    for (const result of results)
      expect((result as PromiseRejectedResult).reason).toBeInstanceOf(StoreUnavailable);
    expect(sent.filter((batch) => batch.startsWith("begin"))).toHaveLength(1);
    expect(sent.at(-1)).toBe("rollback");
  },
);

test("a group that was ended by a deadlock runs again", async () => {
  let deadlocks = 1;
  const { sent, keep } = openGroup((sql) =>
    sql === "a1" && deadlocks-- > 0 ? new DatabaseFailure("40P01") : undefined,
  );
  expect(await Promise.all([keep("a1"), keep("b1")])).toEqual([1, 1]);
  expect(sent.at(-1)).toBe("commit");
});
