import { globSync, readFileSync } from "node:fs";

export const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

export function charactersUsed(root: string): Set<string> {
  const files = globSync("{content,derive,contract,app}/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\/testing\/|\.test\.tsx?$/.test(file),
  );
  const sources = files.map((file) => readFileSync(`${root}/${file}`, "utf8")).join("");
  return new Set(
    Array.from(ascii + sources).filter(
      (character) => character >= "\u00a0" || ascii.includes(character),
    ),
  );
}
