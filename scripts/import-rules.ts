import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface ImportRule {
  /** A folder; the longest one that contains a file gives its rule. */
  readonly room: string;
  /** Folders, files and packages; "(types)" follows what may be imported as types only. */
  readonly mayImport: readonly string[];
  readonly why: string;
}

/** Node's modules and every package but React's. */
export const packages = "packages but React";

/** Which folder may import which: the rows of the table in docs/architecture.md, all of which begin with a folder. */
export function readImportRules(): ImportRule[] {
  const document = readFileSync(join(import.meta.dirname, "../docs/architecture.md"), "utf8");
  const rows = document.matchAll(/^\| `(?<room>.+?)` *\| (?<mayImport>.+?) *\| (?<why>.+?) *\|$/gm);
  return Array.from(rows, ({ groups }) => ({
    room: groups!.room!,
    mayImport: groups!.mayImport!.split(", "),
    why: groups!.why!,
  }));
}
