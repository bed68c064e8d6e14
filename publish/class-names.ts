import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "..");

/** Without vowels: no name is a word, and none one that blockers of advertisements look for. */
const letters = "bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ";
const signs = `${letters}0123456789`;

const short = (at: number): string =>
  at < letters.length
    ? letters[at]!
    : short(Math.floor((at - letters.length) / signs.length)) + signs[at % signs.length]!;

let known: Map<string, string> | undefined;

/** Every class of every module, in the order of files and of names: both builds count alike. */
function count(): Map<string, string> {
  const places = globSync("app/**/*.module.css", { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const found = readFileSync(join(root, file), "utf8").matchAll(/\.([a-z][\w-]*)/gi);
      return [...new Set([...found].map(([, name]) => `${file} ${name}`))].toSorted();
    });
  return new Map(places.map((place, at) => [place, short(at)]));
}

/**
 * The shortest names for classes: they stand in each document many times over, and a document of one first flight is
 * a round trip earlier. While developing, names say where they come from.
 */
export function classNames(name: string, file: string): string {
  const place = `${relative(root, file)} ${name}`;
  if (process.env.NODE_ENV !== "production") return place.replaceAll(/[^\w-]+/g, "_");
  const found = (known ??= count()).get(place);
  if (!found) throw new Error(`A class has no place in the count: ${place}.`);
  return found;
}
