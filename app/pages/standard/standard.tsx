import { renderToStaticMarkup } from "react-dom/server";
import { data } from "react-router";
import { pages } from "#content/copy/pages.ts";
import { standardCopy } from "#content/copy/pages/standard-page.ts";
import { standardText } from "#derive/standards/standard-text.ts";
import { standardPages } from "#derive/standards/standards-in-use.ts";
import { Block } from "#app/blocks/block.tsx";
import { StaticMarkup } from "#app/static/static-markup.tsx";
import { TableNotes } from "#app/blocks/table-notes.tsx";
import { askedPath } from "#app/finder/asked-path.ts";
import { pageMeta } from "#app/shell/meta.ts";
import { Article } from "#app/shell/article.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { StandardTests } from "./standard-tests.tsx";
import type { Route } from "./+types/standard";
import styles from "./standard.module.css";
// The sheets of what the loader renders.
import "#app/blocks/add-cell.module.css";
import "#app/blocks/group-row.module.css";
import "#app/blocks/table.module.css";

const parent = { label: pages.standards.heading, to: pages.standards.path };

export function loader({ params }: Route.LoaderArgs) {
  const page = standardPages.find(({ path }) => path === `${parent.to}/${params.slug}`);
  if (!page) throw data(null, { status: 404 });
  const { number, path, services } = page;
  const tests = renderToStaticMarkup(<StandardTests services={services} />);
  return { number, path, tests, text: standardText(page) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { text, path } = loaderData;
  return pageMeta({ title: text.title, description: text.description, path });
}

export default function StandardPage({ loaderData }: Route.ComponentProps) {
  const { number, text, tests } = loaderData;
  return (
    <Article heading={number} lead={text.lead} parents={[parent]}>
      <dl className={styles.facts}>
        {text.facts.map(({ label, value, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{to ? <PageLink to={to}>{value}</PageLink> : value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={askedPath(number)}>{standardCopy.ask}</ButtonLink>
      <Block heading={standardCopy.tests}>
        <StaticMarkup html={tests} />
        <TableNotes notes={text.notes} />
      </Block>
    </Article>
  );
}
