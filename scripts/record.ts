import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSearchData } from "#publish/search-data.ts";
import {
  knownIds,
  prunedQueries,
  prunedSynonyms,
  rewrittenQueries,
} from "#search/golden/rewrite-queries.ts";
import { createSearch } from "#search/search.ts";

// Writes anew what tests compare with content: ids in queries and synonyms, and the accessibility trees; with "search" only
// the former, in a second.

const root = join(import.meta.dirname, "..");
const data = readSearchData();
const known = knownIds(data);
const search = createSearch(data);
const find = (query: string) => {
  const { groups, leftOut } = search(query);
  return leftOut ? undefined : groups[0]?.hits[0]?.id;
};

const golden = "search/golden/golden-queries.tsv";
rewrite(golden, (tsv) => rewrittenQueries(tsv, known, data.services, find));
for (const file of globSync("search/golden/*.tsv", { cwd: root, exclude: [golden] }))
  rewrite(file, (tsv) => prunedQueries(tsv, known));
for (const file of globSync("content/synonyms/*.tsv", { cwd: root }))
  rewrite(file, (tsv) => prunedSynonyms(tsv, known, file.endsWith("not-offered.tsv")));

if (process.argv[2] !== "search") recordTrees();
console.log("Now read the difference: git diff search content/synonyms e2e");

function recordTrees() {
  run("astro", "build");
  // Trees of pages that are gone go too.
  rmSync(join(root, "e2e/accessibility-trees"), { recursive: true, force: true });
  run("playwright", "test", "e2e/every-page.spec.ts", "--update-snapshots");
}

function run(command: string, ...args: string[]) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

function rewrite(file: string, change: (tsv: string) => string): void {
  const path = join(root, file);
  const before = readFileSync(path, "utf8");
  const after = change(before);
  if (after !== before) writeFileSync(path, after);
}
