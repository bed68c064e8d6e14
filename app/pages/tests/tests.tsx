import { useSearchParams } from "react-router";
import { pages } from "#content/copy/pages.ts";
import { testListCopy } from "#content/copy/test-list.ts";
import { testList } from "#derive/catalogue/test-list.ts";
import { FilteredTests } from "#app/finder/filtered-tests.tsx";
import { FinderField } from "#app/finder/finder-field.tsx";
import { queryParameter } from "#app/finder/found-tests-path.ts";
import { pageMeta } from "#app/shell/meta.ts";
import { Article } from "#app/shell/article.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Route } from "./+types/tests";
import { TestLists } from "./test-lists.tsx";

export const loader = () => ({ list: testList(), copy: testListCopy });

export const meta = () => pageMeta(pages.tests);

/** Every test in three orders, or what the query of the address finds. */
export default function TestsPage({ loaderData: { list, copy } }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  // The document is the same for every query.
  const query = useHydrated() ? (parameters.get(queryParameter) ?? "").trim() : "";
  return (
    <Article heading={pages.tests.heading} lead={pages.tests.description}>
      <FinderField key={query} query={query} />
      <FilteredTests query={query}>
        <TestLists list={list} copy={copy} />
      </FilteredTests>
    </Article>
  );
}
