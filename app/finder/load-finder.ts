import type { FinderData } from "#derive/finder/finder-data.ts";
import type { FinderResult } from "./search.ts";
import dataUrl from "./made/finder-data.json?url";

export type Finder = (query: string, limit?: number) => FinderResult;

let loading: Promise<Finder> | undefined;

/** Fetches the engine and its data at the first call; a failed attempt is made again at the next. */
export function loadFinder(): Promise<Finder> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Begins to load at a sign that it will be used; a failure is reported when it is. */
export function prefetchFinder(): void {
  loadFinder().catch(() => undefined);
}

async function load(): Promise<Finder> {
  const [data, { finderIndex }, { search }] = await Promise.all([
    fetchData(),
    import("./finder-index.ts"),
    import("./search.ts"),
  ]);
  const index = finderIndex(data);
  return (query, limit) => search(index, query, limit);
}

async function fetchData(): Promise<FinderData> {
  const response = await fetch(dataUrl);
  if (!response.ok) throw new Error(`The finder's data was answered with ${response.status}.`);
  return (await response.json()) as FinderData;
}
