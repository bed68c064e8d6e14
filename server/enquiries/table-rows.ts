import { createHash } from "node:crypto";
import type { Row, Run } from "./engine.ts";
import { type Table, type TableName, tables } from "./tables.ts";

/** Few enough that a page of the longest messages fits in memory easily. */
export const pageSize = 500;

/** All rows from `offset` on, one page at a time; `run` must see one state of the table, or nobody may write. */
export async function* pagesOf(run: Run, name: TableName, offset = 0): AsyncGenerator<Row[]> {
  const { columns, order }: Table = tables[name];
  const query = `select ${columns.join(", ")} from ${name}
    order by ${order.join(", ")} limit ? offset ?`;
  for (let rows: Row[]; (rows = await run(query, pageSize, offset)).length; offset += rows.length)
    yield rows;
}

/** Columns that a row of an older backup lacks get their defaults. */
export async function insertRows(run: Run, name: TableName, rows: readonly Row[]) {
  await Promise.all(
    rows.map((row) => {
      const columns = (tables[name] as Table).columns.filter((column) => column in row);
      const places = columns.map(() => "?").join(", ");
      return run(
        `insert into ${name} (${columns.join(", ")}) values (${places})`,
        ...columns.map((column) => row[column]!),
      );
    }),
  );
}

export async function rowCount(run: Run, name: TableName): Promise<number> {
  const [row] = await run(`select count(*) as rows from ${name}`);
  return Number(row!.rows);
}

export interface Contents {
  rows: number;
  /** The sum of the hashes of all rows, because databases sort text differently. */
  checksum: string;
}

export async function contentsOf(run: Run, name: TableName): Promise<Contents> {
  const { columns }: Table = tables[name];
  let rows = 0;
  let sum = 0n;
  for await (const page of pagesOf(run, name))
    for (const row of page) {
      const text = JSON.stringify(columns.map((column) => row[column]));
      sum += BigInt(`0x${createHash("sha256").update(text).digest("hex")}`);
      rows++;
    }
  return { rows, checksum: BigInt.asUintN(256, sum).toString(16) };
}
