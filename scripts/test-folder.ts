import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** One temporary folder for all unit tests, because Vitest ends its workers before they can clean up. */
export default function makeTestFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "site-tests-"));
  // PostgreSQL refuses to run as root, and its own user needs to reach its data through this folder.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
