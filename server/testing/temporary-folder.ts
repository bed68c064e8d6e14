import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
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

/** A folder with the manifest of a built site that has no files. */
export function builtFor(siteOrigin: string): string {
  const folder = temporaryFolder();
  const manifest = { siteOrigin, entries: [], redirects: {}, notFound: {} };
  writeFileSync(join(folder, "site.json"), JSON.stringify(manifest));
  return folder;
}
