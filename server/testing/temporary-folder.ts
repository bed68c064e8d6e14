import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made: string[] = [];

/** A folder that is removed when the process exits. */
export function temporaryFolder(): string {
  if (!made.length)
    process.once("exit", () => {
      for (const folder of made) rmSync(folder, { recursive: true, force: true });
    });
  const folder = mkdtempSync(join(tmpdir(), "enquiries-"));
  made.push(folder);
  return folder;
}
