import type { Engine } from "./engine.ts";
import { type Migration, migrations } from "./migrations/index.ts";

/** Applies the migrations that are missing; processes that start together wait for each other. */
export async function migrate(
  engine: Engine,
  now: Date,
  wanted: readonly Migration[] = migrations,
): Promise<void> {
  await engine.exclusive(async (run) => {
    await run(
      "create table if not exists migrations (number integer primary key, done_at bigint not null)",
    );
    const rows = await run("select number from migrations");
    const done = new Set(rows.map(({ number }) => number));
    for (const { number, statements } of wanted) {
      if (done.has(number)) continue;
      for (const statement of statements) await run(statement);
      await run("insert into migrations (number, done_at) values (?, ?)", number, now.getTime());
    }
  });
}
