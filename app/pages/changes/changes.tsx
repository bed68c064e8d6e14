import { renderToStaticMarkup } from "react-dom/server";
import { changesFeed } from "#content/copy/files.ts";
import { pages } from "#content/copy/pages.ts";
import { changesCopy as copy } from "#content/copy/pages/changes.ts";
import { pageMeta } from "#app/shell/meta.ts";
import { Article } from "#app/shell/article.tsx";
import { StaticMarkup } from "#app/static/static-markup.tsx";
import { ChangesList } from "./changes-list.tsx";
import type { Route } from "./+types/changes";
// The sheets of what the loader renders.
import "#app/blocks/blocks.module.css";
import "./changes-list.module.css";

export const loader = () => renderToStaticMarkup(<ChangesList />);

export const meta = () => [
  ...pageMeta(pages.changes),
  { tagName: "link", rel: "alternate", type: "application/atom+xml", href: changesFeed },
];

export default function ChangesPage({ loaderData }: Route.ComponentProps) {
  return (
    <Article heading={pages.changes.heading} lead={pages.changes.description}>
      <p>
        <a href={changesFeed}>{copy.feed}</a>
      </p>
      <StaticMarkup html={loaderData} />
    </Article>
  );
}
