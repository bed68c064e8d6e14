import { useEffect, useMemo, useState } from "react";
import { loadFinder } from "./load-finder.ts";
import type { Finder } from "./make-finder.ts";
import type { FinderResult } from "./search.ts";

/** Kept, so that a panel opened again has its results at once. */
let ready: Finder | undefined;

/** What a query finds; "loading" and "failed" until the search is there. */
export function useSearch(query: string, limit?: number): FinderResult | "loading" | "failed" {
  const [state, setState] = useState<{ finder: Finder } | "loading" | "failed">(
    ready ? { finder: ready } : "loading",
  );
  useEffect(() => {
    loadFinder().then(
      (finder) => {
        ready = finder;
        setState((before) => (typeof before === "string" ? { finder } : before));
      },
      () => setState("failed"),
    );
  }, []);
  return useMemo(
    () => (typeof state === "string" ? state : state.finder(query, limit)),
    [state, query, limit],
  );
}
