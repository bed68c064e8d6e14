import { useSearchParams } from "react-router";
import { pages } from "#content/pages.ts";
import { testListWords } from "#content/test-list.ts";
import { testList } from "#derive/catalogue/test-list.ts";
import { FilteredTests } from "#app/finder/filtered-tests.tsx";
import { FinderField } from "#app/finder/finder-field.tsx";
import { queryParameter } from "#app/finder/found-tests-path.ts";
import { pageMeta } from "#app/meta.ts";
import { Article } from "#app/ui/article/article.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Route } from "./+types/tests";
import { TestLists } from "./test-lists.tsx";

export const loader = () => ({ list: testList(), words: testListWords });

export const meta = () => pageMeta(pages.tests);

/** Every test in three orders, or what the query of the address finds. */
export default function TestsPage({ loaderData: { list, words } }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  // The document is the same for every query.
  const query = useHydrated() ? (parameters.get(queryParameter) ?? "").trim() : "";
  return (
    <Article heading={pages.tests.heading} lead={pages.tests.description}>
      <FinderField key={query} query={query} />
      <FilteredTests query={query}>
        <TestLists list={list} words={words} />
      </FilteredTests>
    </Article>
  );
}
