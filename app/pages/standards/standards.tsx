import { renderToStaticMarkup } from "react-dom/server";
import { pages } from "#content/copy/pages.ts";
import { standardsIndexCopy as copy } from "#content/copy/pages/standards-index.ts";
import blocks from "#app/blocks/blocks.module.css";
import { FilteredRows } from "#app/static/filtered-rows.tsx";
import { pageMeta } from "#app/shell/meta.ts";
import { Article } from "#app/shell/article.tsx";
import { StandardsList } from "./standards-list.tsx";
import list from "./standards-list.module.css";
import type { Route } from "./+types/standards";

/** Keeps the style sheets of what the loader renders in the bundle. */
export const handle = { staticStyles: [blocks.section, list.list] };

export const loader = () => renderToStaticMarkup(<StandardsList />);

export const meta = () => pageMeta(pages.standards);

export default function StandardsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Article heading={pages.standards.heading} lead={copy.lead}>
      <FilteredRows label={copy.filter} html={loaderData} />
    </Article>
  );
}
