import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { searchData } from "#derive/search-data/search-data.ts";

/** Where the app imports it from; Vite gives it a hashed name under /assets. */
const file = "app/finder/generated/search-data.json";

/** Writes the data of the search, before the pages are built. */
export function writeSearchData(root: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(searchData()));
}
