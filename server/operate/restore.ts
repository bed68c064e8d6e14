import { checkBackup, rowsOfBackup } from "./backup-format.ts";
import { UsageError } from "./command.ts";
import type { Engine, Row, Run } from "../enquiries/engine.ts";
import { insertRows, pageSize, rowCount } from "../enquiries/table-rows.ts";
import type { TableName } from "../enquiries/tables.ts";

/** Every store has these two from its first start. */
const replaced: TableName[] = ["secrets", "clock"];

/** Inserts all rows of a backup into an empty store, in one transaction; returns their number. */
export async function restoreBackup(engine: Engine, file: string): Promise<number> {
  await checkBackup(file);
  return engine.exclusive(async (run) => {
    await requireEmpty(run);
    for (const table of replaced) await run(`delete from ${table}`);
    let rows = 0;
    let page: Row[] = [];
    let current: TableName | undefined;
    for await (const { table, row } of rowsOfBackup(file)) {
      if (current && (table !== current || page.length === pageSize)) {
        await insertRows(run, current, page);
        page = [];
      }
      current = table;
      page.push(row);
      rows++;
    }
    if (current) await insertRows(run, current, page);
    return rows;
  });
}

/** What the operator did in a store without enquiries stays in its log. */
async function requireEmpty(run: Run) {
  for (const table of ["enquiries", "erasures"] as const)
    if ((await rowCount(run, table)) > 0)
      throw new UsageError("The store is not empty: only an empty one can be filled.");
}
