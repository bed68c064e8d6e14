import type { FinderData } from "#derive/finder/finder-data.ts";
import { finderIndex } from "./finder-index.ts";
import { type FinderResult, search } from "./search.ts";

export type Finder = (query: string, limit?: number) => FinderResult;

/** The search over the fetched data; a module of its own, so that one request loads all of it. */
export function makeFinder(data: FinderData): Finder {
  const index = finderIndex(data);
  return (query, limit) => search(index, query, limit);
}
