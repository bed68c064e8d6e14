import { createHash } from "node:crypto";
import { relative } from "node:path";

const root = new URL("..", import.meta.url).pathname;
const known = new Map<string, string>();

/**
 * Short names for classes, the same in every build: they stand in each document many times over.
 * With a letter first, as CSS asks. While developing, names say where they come from.
 */
export function classNames(name: string, file: string): string {
  const place = `${relative(root, file)} ${name}`;
  if (process.env.NODE_ENV !== "production") return place.replaceAll(/[^\w-]+/g, "_");
  const short = `c${createHash("sha256").update(place).digest("hex").slice(0, 5)}`;
  if ((known.get(short) ?? place) !== place)
    throw new Error(`Two classes share the name ${short}: ${place} and ${known.get(short)}.`);
  known.set(short, place);
  return short;
}
