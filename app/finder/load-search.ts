import type { FinderData } from "#derive/finder/finder-data.ts";
import type { Search } from "#search/search.ts";
import dataUrl from "./generated/finder-data.json?url";

let loading: Promise<Search> | undefined;

/** Fetches the search and its data at the first call; always the same promise, so that components can `use` it. */
export const loadSearch = (): Promise<Search> => (loading ??= load());

/** Lets the next call try again after a failure. */
export function forgetSearch(): void {
  loading = undefined;
}

/** Starts to load at a sign that it will be used; a failure is reported when it is. */
export function prefetchSearch(): void {
  loadSearch().catch(() => undefined);
}

async function load(): Promise<Search> {
  const [data, { createSearch }] = await Promise.all([fetchData(), import("#search/search.ts")]);
  return createSearch(data);
}

async function fetchData(): Promise<FinderData> {
  const response = await fetch(dataUrl);
  if (!response.ok) throw new Error(`The data of the search returned ${response.status}.`);
  return (await response.json()) as FinderData;
}
