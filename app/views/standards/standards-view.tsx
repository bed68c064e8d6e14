import { pages } from "#content/copy/pages.ts";
import { standardsIndexCopy as copy } from "#content/copy/pages/standard-page.ts";
import type { StandardsPage } from "#derive/pages/standards-page.ts";
import { FilteredRows } from "#app/blocks/filtered-rows.tsx";
import { Article } from "#app/shell/article.tsx";
import { StandardsList } from "./standards-list.tsx";

export const StandardsView = ({ page }: { page: StandardsPage }) => (
  <Article heading={pages.standards.heading} lead={copy.lead}>
    <open-target>
      <FilteredRows label={copy.filter}>
        <StandardsList {...page} />
      </FilteredRows>
    </open-target>
  </Article>
);
