import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSynonyms, type SynonymLine } from "#derive/search-data/parse-synonyms.ts";
import { type SearchData, searchData } from "#derive/search-data/search-data.ts";

/** Where the app imports it from; Vite gives it a hashed name under /assets. */
const file = "app/finder/generated/search-data.json";
const folder = join(import.meta.dirname, "../content/synonyms");
/** Those that lead to nothing. */
const notOffered = "not-offered.tsv";
const noPage = "no-page.tsv";

export function writeSearchData(root: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(readSearchData()));
}

export function readSearchData(): SearchData {
  const lines = readSynonyms();
  const others = [...lines].filter(([name]) => name !== notOffered && name !== noPage);
  return searchData({
    synonyms: others.flatMap(([, read]) => read),
    notOffered: lines.get(notOffered)!,
    noPage: lines.get(noPage)!,
  });
}

export const readSynonyms = (): Map<string, readonly SynonymLine[]> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith(".tsv"))
      .toSorted()
      .map((name) => [name, parseSynonyms(readFileSync(join(folder, name), "utf8"), name)]),
  );
