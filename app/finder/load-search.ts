import { orLog } from "#app/browser/or-log.ts";
import { type Search, searchFrom } from "#search/search.ts";
import dataUrl from "./generated/search-data.json?url";

let loading: Promise<Search | undefined> | undefined;

/** Fetches the search and its data once, for components to `use`; undefined if they did not load. */
export const loadSearch = () => (loading ??= load().catch(orLog(undefined)));

/** After a failure, lets the next call try again. */
export function forgetSearch(): void {
  loading = undefined;
}

async function load(): Promise<Search | undefined> {
  const response = await fetch(dataUrl);
  return response.ok ? searchFrom(await response.json()) : undefined;
}
