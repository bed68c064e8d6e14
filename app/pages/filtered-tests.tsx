import { type ReactNode, useEffect, useState } from "react";
import type { FoundTests } from "#app/finder/found-tests.tsx";
import { prefetchFinder } from "#app/finder/load-finder.ts";

interface FilteredTestsProps {
  query: string;
  /** Shown without a query, and until the results are there. */
  children: ReactNode;
}

/** What the finder finds for a query; its code is loaded with the first one. */
export function FilteredTests({ query, children }: FilteredTestsProps) {
  const [loaded, setLoaded] = useState<{ Found: typeof FoundTests }>();
  useEffect(() => {
    if (!query) return;
    prefetchFinder();
    import("#app/finder/found-tests.tsx").then(
      (module) => setLoaded({ Found: module.FoundTests }),
      // Without it the whole list stays.
      () => undefined,
    );
  }, [query]);
  return query && loaded ? <loaded.Found query={query}>{children}</loaded.Found> : children;
}
