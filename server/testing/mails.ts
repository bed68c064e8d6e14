import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

export function mailsIn(dataFolder: string): string[] {
  const folder = join(dataFolder, "mail");
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
}

export function areMailed(dataFolder: string, references: readonly string[]): boolean {
  const mailed = new Set(mailsIn(dataFolder).map((name) => name.slice(0, "XXXX-XXXX".length)));
  return references.every((reference) => mailed.has(reference));
}
