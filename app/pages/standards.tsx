import { pages } from "#content/pages.ts";
import { standardWords } from "#content/standard-page.ts";
import { publisherId } from "#derive/standard-path.ts";
import { standardPages } from "#derive/standard-pages.ts";
import { Block } from "#app/blocks/block.tsx";
import { pageMeta } from "#app/meta.ts";
import { Article } from "#app/ui/article/article.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { Route } from "./+types/standards";
import styles from "./standards-index.module.css";

export const loader = () => ({
  lead: standardWords.lead,
  publishers: Array.from(new Set(standardPages.map(({ body }) => body)), (name) => ({
    id: publisherId(name),
    name,
    standards: standardPages
      .filter(({ body }) => body === name)
      .map(({ number, subject, path }) => ({ number, subject, path })),
  })),
});

export const meta = () => pageMeta(pages.standards);

export default function StandardsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Article heading={pages.standards.heading} lead={loaderData.lead}>
      {loaderData.publishers.map(({ id, name, standards }) => (
        <Block key={id} id={id} heading={name}>
          <ul className={styles.list}>
            {standards.map(({ number, subject, path }) => (
              <li key={number}>
                <PageLink to={path}>{number}</PageLink> {subject}
              </li>
            ))}
          </ul>
        </Block>
      ))}
    </Article>
  );
}
