import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The complete mails in a data folder; the mail folder is created with the first. */
export function mailsIn(dataFolder: string): string[] {
  const folder = join(dataFolder, "mail");
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
}

/** Whether there is a mail about each of these enquiries. */
export function areMailed(dataFolder: string, references: readonly string[]): boolean {
  const mailed = new Set(mailsIn(dataFolder).map((name) => name.slice(0, "XXXX-XXXX".length)));
  return references.every((reference) => mailed.has(reference));
}
