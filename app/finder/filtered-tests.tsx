import { lazy, type ReactNode } from "react";
import { prefetchSearch } from "./load-search.ts";
import { SearchBoundary } from "./search-boundary.tsx";

interface FilteredTestsProps {
  query: string;
  /** Shown without a query, and until the results are there. */
  children: ReactNode;
}

const FoundTests = lazy(() => {
  prefetchSearch();
  return import("./found-tests.tsx");
});

/** What a query finds; the code for it is loaded with the first one. */
export function FilteredTests({ query, children }: FilteredTestsProps) {
  if (!query) return children;
  return (
    <SearchBoundary loading={children} failed={children}>
      <FoundTests query={query} />
    </SearchBoundary>
  );
}
