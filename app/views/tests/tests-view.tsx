import type { ReactNode } from "react";
import { pages } from "#content/copy/pages.ts";
import { testListCopy as copy } from "#content/copy/pages/test-list.ts";
import type { TestsPage } from "#derive/pages/test-list.ts";
import { Article } from "#app/shell/article.tsx";
import { TestList } from "./test-list.tsx";

interface TestsViewProps {
  page: TestsPage;
  /** The finder, and what it finds instead of the list. */
  children: ReactNode;
}

export const TestsView = ({ page, children }: TestsViewProps) => (
  <Article heading={pages.tests.heading} lead={page.lead}>
    {children}
    <noscript>
      <p>{copy.withoutScripts}</p>
    </noscript>
    <open-target>
      <TestList services={page.services} />
    </open-target>
  </Article>
);
