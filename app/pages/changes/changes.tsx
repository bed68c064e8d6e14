import { renderToStaticMarkup } from "react-dom/server";
import { changesFeed } from "#content/copy/files.ts";
import { pages } from "#content/copy/pages.ts";
import { formatDate } from "#derive/dates/format-date.ts";
import { publishedChanges } from "#derive/pages/changes.ts";
import { Block } from "#app/blocks/block.tsx";
import styles from "#app/blocks/blocks.module.css";
import { pageMeta } from "#app/shell/meta.ts";
import { Article } from "#app/shell/article.tsx";
import { StaticMarkup } from "#app/static/static-markup.tsx";
import type { Route } from "./+types/changes";
// The sheet of what the loader renders.
import "#app/blocks/blocks.module.css";

const dayOf = (date: string) => {
  const ofDay = publishedChanges.filter((change) => change.date === date);
  return (
    <Block key={date} heading={formatDate(date)} beside>
      <ul className={styles.points}>
        {ofDay.map(({ id, kind, text, pages: named }) => (
          <li key={id} id={id}>
            {text}
            <p>
              <small>
                {kind}:
                {named.map(({ path, label }) => [
                  " ",
                  <a key={path} href={path}>
                    {label}
                  </a>,
                ])}
              </small>
            </p>
          </li>
        ))}
      </ul>
    </Block>
  );
};

export const loader = () =>
  renderToStaticMarkup([...new Set(publishedChanges.map(({ date }) => date))].map(dayOf));

export const meta = () => [
  ...pageMeta(pages.changes),
  { tagName: "link", rel: "alternate", type: "application/atom+xml", href: changesFeed.path },
];

const { heading, description } = pages.changes;

export default function ChangesPage({ loaderData }: Route.ComponentProps) {
  return (
    <Article heading={heading} lead={description}>
      <p>
        {changesFeed.intro} <a href={changesFeed.path}>{changesFeed.label}</a>
      </p>
      <StaticMarkup html={loaderData} />
    </Article>
  );
}
