import { globSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "..");
const files = globSync("app/**/*.module.css", { cwd: root }).toSorted();
const namesOf = new Map<string, string[]>();

/** Two characters for the file, so that other files keep their names when one changes, and one for the class in it. */
export function className(name: string, file: string): string {
  const names = namesOf.get(file) ?? [];
  namesOf.set(file, names);
  if (!names.includes(name)) names.push(name);
  const index = files.indexOf(relative(root, file));
  if (index < 0) throw new Error(`${file} is not a style module of app/.`);
  return letter(index / 26) + letter(index % 26) + names.indexOf(name).toString(36);
}

const letter = (index: number) => String.fromCharCode(97 + Math.floor(index));
