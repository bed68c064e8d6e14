import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** One folder for what all tests put aside: their workers are ended, and clear nothing up. */
export default function makeTestFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "site-tests-"));
  // PostgreSQL refuses to run as root; its own user passes through on the way to its data.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
