import { type ComponentType, lazy, Suspense } from "react";
import { orReport } from "#app/browser/or-report.ts";
import type { FoundTestsProps } from "./found-tests.tsx";
import { loadSearch } from "./load-search.ts";

const FoundTests = lazy((): Promise<{ default: ComponentType<FoundTestsProps> }> => {
  void loadSearch();
  return import("./found-tests.tsx").catch(
    orReport({ default: ({ children }: FoundTestsProps) => children }),
  );
});

/** What a query finds; the code for it is loaded with the first one. */
export function FilteredTests({ query, children }: FoundTestsProps) {
  if (!query) return children;
  return (
    <Suspense fallback={children}>
      <FoundTests query={query}>{children}</FoundTests>
    </Suspense>
  );
}
