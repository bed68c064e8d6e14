import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Row } from "../enquiries/engine.ts";
import { migrations } from "../enquiries/migrations/index.ts";
import { type Table, type TableName, tables } from "../enquiries/tables.ts";
import { UsageError } from "./command.ts";

/** A backup is one JSON value per line: this header, the rows of every table, and an end with a checksum. */
export interface BackupHeader {
  format: typeof backupFormat;
  /** The last migration that the database had. */
  schema: number;
  at: number;
}

export interface BackupRow {
  table: TableName;
  row: Row;
}

interface BackupEnd {
  rows: number;
  /** Of all lines before this one. */
  sha256: string;
}

export const backupFormat = "enquiries backup 1";

export const schemaNumber = migrations.at(-1)!.number;

/** Rejects unless the file is a whole backup that this version can restore. */
export async function checkBackup(file: string): Promise<void> {
  const sha256 = createHash("sha256");
  let lines = 0;
  let last = "";
  for await (const line of linesOf(file)) {
    if (lines === 0) checkHeader(file, line);
    else sha256.update(`${last}\n`);
    last = line;
    lines++;
  }
  const end = parsed(last) as Partial<BackupEnd>;
  if (end.sha256 !== sha256.digest("hex") || end.rows !== lines - 2)
    throw new UsageError(`${file} is incomplete or was changed.`);
}

/** The rows of a checked backup. */
export async function* rowsOfBackup(file: string): AsyncGenerator<BackupRow> {
  for await (const line of linesOf(file)) {
    const { table, row } = parsed(line) as Partial<BackupRow>;
    if (!table || !row) continue;
    const known: Table | undefined = Object.hasOwn(tables, table) ? tables[table] : undefined;
    if (!known || Object.keys(row).some((column) => !known.columns.includes(column)))
      throw new UsageError(`${file} holds a row of ${table} that this version does not know.`);
    yield { table, row };
  }
}

/** Two characters that JSON allows inside a text end a line for readline. */
export const asLine = (value: object) =>
  JSON.stringify(value).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");

function checkHeader(file: string, line: string) {
  const { format, schema = 0 } = parsed(line) as Partial<BackupHeader>;
  if (format !== backupFormat) throw new UsageError(`${file} is no backup of enquiries.`);
  if (schema > schemaNumber)
    throw new UsageError(`${file} was made by a newer version of the service.`);
}

const linesOf = (file: string) =>
  createInterface({ input: createReadStream(file), crlfDelay: Infinity });

function parsed(line: string): object {
  try {
    return (JSON.parse(line) as object | null) ?? {};
  } catch {
    return {};
  }
}
