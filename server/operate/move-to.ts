import { UsageError } from "./command.ts";
import type { Engine, Run } from "../enquiries/engine.ts";
import { migrate } from "../enquiries/migrate.ts";
import { contentsOf, insertRows, pagesOf, rowCount } from "../enquiries/table-rows.ts";
import { tableNames } from "../enquiries/tables.ts";

/**
 * Copies all rows to another database and compares them. Each page is committed, and an interrupted move goes on after
 * the last page, because both sides hold the rows in the order of the source.
 */
export async function moveTo(source: Engine, target: Engine): Promise<number> {
  await migrate(target, new Date());
  await requireSameStore(source.read, target.read);
  for (const table of tableNames) {
    const done = await rowCount(target.read, table);
    for await (const page of pagesOf(source.read, table, done))
      await target.transact((run) => insertRows(run, table, page));
  }
  let rows = 0;
  for (const table of tableNames) {
    const [old, copy] = [
      await contentsOf(source.read, table),
      await contentsOf(target.read, table),
    ];
    if (old.rows !== copy.rows || old.checksum !== copy.checksum)
      throw new UsageError(
        `The copy of ${table} differs: the store changed meanwhile. Stop the service, empty the new database and start again.`,
      );
    rows += copy.rows;
  }
  return rows;
}

/** The target is empty, or has the key that the first page of an interrupted move gave it. */
async function requireSameStore(source: Run, target: Run) {
  const key = await keyOf(target);
  if (key === (await keyOf(source))) return;
  for (const table of tableNames)
    if ((await rowCount(target, table)) > 0)
      throw new UsageError("The new database is not empty. Name one that no service used.");
}

const keyOf = async (read: Run) => JSON.stringify(await read("select * from secrets"));
