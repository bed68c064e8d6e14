import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Names what something is made from: equal keys, equal results. */
export function keyOf(facts: unknown, files: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(facts));
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 20);
}

/** The part of a key that stands in a file's name, so that browsers may keep the file for ever. */
export const nameWith = (name: string, key: string) => `${name}-${key.slice(0, 8)}`;
