import { renderToStaticMarkup } from "react-dom/server";
import { useSearchParams } from "react-router";
import { type ComponentType, lazy, Suspense } from "react";
import { pages, queryParameter } from "#content/copy/pages.ts";
import { testListCopy as copy } from "#content/copy/pages/test-list.ts";
import { testListLead } from "#derive/pages/test-list.ts";
import { FilteredRows } from "#app/static/filtered-rows.tsx";
import { FinderField } from "#app/finder/finder-field.tsx";
import { pageMeta } from "#app/shell/meta.ts";
import { Article } from "#app/shell/article.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { orReport } from "#app/browser/or-report.ts";
import type { FoundTestsProps } from "#app/finder/found-tests.tsx";
import { loadSearch } from "#app/finder/load-search.ts";
import type { Route } from "./+types/tests";
import { TestList } from "./test-list.tsx";

// The sheets of what the loader renders.
import "#app/blocks/blocks.module.css";
import "./test-list.module.css";

export const loader = () => ({
  lead: testListLead(),
  list: renderToStaticMarkup(<TestList />),
});

export const meta = () => pageMeta(pages.tests);

/** Every test by service, or what the query of the address finds. */
export default function TestsPage({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  // The document is the same for every query.
  const query = useHydrated() ? (parameters.get(queryParameter) ?? "").trim() : "";
  return (
    <Article heading={pages.tests.heading} lead={loaderData.lead}>
      <FinderField key={query} query={query} />
      <FilteredTests query={query}>
        <noscript>
          <p>{copy.withoutScripts}</p>
        </noscript>
        <FilteredRows html={loaderData.list} />
      </FilteredTests>
    </Article>
  );
}

const FoundTests = lazy((): Promise<{ default: ComponentType<FoundTestsProps> }> => {
  void loadSearch();
  return import("#app/finder/found-tests.tsx").catch(
    orReport({ default: ({ children }: FoundTestsProps) => children }),
  );
});

/** What a query finds; the code for it is loaded with the first one. */
function FilteredTests({ query, children }: FoundTestsProps) {
  if (!query) return children;
  return (
    <Suspense fallback={children}>
      <FoundTests query={query}>{children}</FoundTests>
    </Suspense>
  );
}
