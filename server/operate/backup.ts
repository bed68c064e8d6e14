import { createHash } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { asLine, type BackupHeader, backupFormat, schemaNumber } from "./backup-format.ts";
import type { Engine } from "../enquiries/engine.ts";
import { pagesOf } from "../enquiries/table-rows.ts";
import { tableNames } from "../enquiries/tables.ts";

/** Writes every row, as it is at this moment, to a new file that only its owner can read; returns their number. */
export async function writeBackup(engine: Engine, file: string, now: number): Promise<number> {
  const handle = await open(file, "wx", 0o600);
  try {
    const sha256 = createHash("sha256");
    const write = async (lines: object[]) => {
      const text = lines.map((line) => `${asLine(line)}\n`).join("");
      sha256.update(text);
      await handle.appendFile(text);
    };
    const header: BackupHeader = { format: backupFormat, schema: schemaNumber, at: now };
    await write([header]);
    let rows = 0;
    await engine.snapshot(async (run) => {
      for (const table of tableNames)
        for await (const page of pagesOf(run, table)) {
          await write(page.map((row) => ({ table, row })));
          rows += page.length;
        }
    });
    await write([{ rows, sha256: sha256.copy().digest("hex") }]);
    await handle.sync();
    return rows;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
