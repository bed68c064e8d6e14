import { globSync, readFileSync } from "node:fs";

const visitorsType = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

/** Every character that a page may show: what people type, and whatever stands in content and markup. */
export function charactersUsed(root: string): Set<string> {
  const used = new Set(visitorsType);
  const files = globSync("{content,derive,contract,app}/**/*.{ts,tsx}", { cwd: root });
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file)) continue;
    for (const character of readFileSync(`${root}/${file}`, "utf8")) {
      if (character >= "\u00a0") used.add(character);
    }
  }
  return used;
}
