import type { FinderData } from "#derive/finder/finder-data.ts";
import type { Finder } from "./make-finder.ts";
import dataUrl from "./made/finder-data.json?url";

let loading: Promise<Finder> | undefined;

/** Fetches the search and its data at the first call; a failed attempt is made again at the next. */
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
  const [data, { makeFinder }] = await Promise.all([fetchData(), import("./make-finder.ts")]);
  return makeFinder(data);
}

async function fetchData(): Promise<FinderData> {
  const response = await fetch(dataUrl);
  if (!response.ok) throw new Error(`The finder's data was answered with ${response.status}.`);
  return (await response.json()) as FinderData;
}
