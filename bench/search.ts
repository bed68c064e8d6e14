import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { SearchData } from "../derive/search-data/search-data.ts";
import { pack } from "../derive/search-data/pack.ts";
import { readSearchData } from "../publish/search-data.ts";
import { parseQueries } from "../search/golden/parse-queries.ts";
import { searchIndex } from "../search/index/search-index.ts";
import { search } from "../search/search.ts";
import { kb, table } from "./tables.ts";

/** One prefix of this many is measured, so that the larger catalogue takes seconds. */
const sampled = 7;
const repeated = 3;
const targetMs = 5;
const goldenFile = new URL("../search/golden/golden-queries.tsv", import.meta.url);

export const goldenQueries = () =>
  parseQueries(readFileSync(goldenFile, "utf8")).map(({ query }) => query);

/** From a key press to results, without painting: every golden query, letter by letter. */
export function searchTimes(): string {
  const real = readSearchData();
  const rows = [
    ["the catalogue", real],
    ["ten times the tests", tenfold(real)],
  ] as const;
  return table(
    ["catalogue", "entries", "KB, brotli", "index, ms", "median, ms", "p95, ms", "target, ms"],
    rows.map(([name, data]) => measure(name, data)),
  );
}

function measure(name: string, data: SearchData): string[] {
  const bytes = brotliCompressSync(JSON.stringify(pack(data))).length;
  const [index, indexed] = timed(() => searchIndex(data));
  const typed = goldenQueries().flatMap(prefixes);
  const times = typed
    .filter((_, at) => at % sampled === 0)
    .map((query) => timed(() => search(index, query))[1])
    .toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(2);
  return [
    name,
    String(index.entries.size),
    kb(bytes),
    indexed.toFixed(0),
    at(0.5),
    at(0.95),
    `${targetMs}`,
  ];
}

/** The shortest of some runs in ms, which leaves out other work on the machine. */
function timed<Result>(run: () => Result): [result: Result, ms: number] {
  const runs = Array.from({ length: repeated }, () => {
    const before = performance.now();
    return { result: run(), ms: performance.now() - before };
  });
  const best = runs.reduce((a, b) => (b.ms < a.ms ? b : a));
  return [best.result, best.ms];
}

/** A search runs at every key from the second on. */
export const prefixes = (query: string) =>
  Array.from({ length: query.length - 1 }, (_, at) => query.slice(0, at + 2));

/** Ten copies of every entry under other ids, nine of them with a word of their own. */
export const tenfold = (data: SearchData): SearchData => ({
  ...data,
  entries: Array.from({ length: 10 }, (_, copy) =>
    data.entries.map((entry) =>
      copy === 0
        ? entry
        : { ...entry, id: `${entry.id}/${copy}`, name: `${entry.name}, variant${copy}` },
    ),
  ).flat(),
});
