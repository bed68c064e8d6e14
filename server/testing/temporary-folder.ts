import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const created: string[] = [];

export function temporaryFolder(): string {
  if (!created.length)
    process.once("exit", () => {
      for (const folder of created) rmSync(folder, { recursive: true, force: true });
    });
  const folder = mkdtempSync(join(tmpdir(), "enquiries-"));
  created.push(folder);
  return folder;
}
