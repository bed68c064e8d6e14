import { renderToStaticMarkup } from "react-dom/server";
import { pages } from "#content/copy/pages.ts";
import { standardsIndexCopy as copy } from "#content/copy/pages/standard-page.ts";
import { FilteredRows } from "#app/static/filtered-rows.tsx";
import { pageMeta } from "#app/shell/meta.ts";
import { Article } from "#app/shell/article.tsx";
import { StandardsList } from "./standards-list.tsx";
import type { Route } from "./+types/standards";
// The sheets of what the loader renders.
import "#app/blocks/blocks.module.css";
import "./standards-list.module.css";

export const loader = () => renderToStaticMarkup(<StandardsList />);

export const meta = () => pageMeta(pages.standards);

export default function StandardsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Article heading={pages.standards.heading} lead={copy.lead}>
      <FilteredRows label={copy.filter} html={loaderData} />
    </Article>
  );
}
