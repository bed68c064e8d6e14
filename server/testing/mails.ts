import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The finished mails in a data folder; there is no folder for them before the first. */
export function mailsIn(dataFolder: string): string[] {
  const folder = join(dataFolder, "mail");
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
}
