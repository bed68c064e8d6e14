import { pages } from "#content/copy/pages.ts";
import { standardCopy } from "#content/copy/pages/standard-page.ts";
import { standardText } from "#derive/standards/standard-text.ts";
import type { StandardInUse } from "#derive/standards/standards-in-use.ts";
import { Block } from "#app/blocks/block.tsx";
import { askedPath } from "#app/finder/results/query-paths.ts";
import { Article } from "#app/shell/article/article.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { StandardTests } from "./standard-tests.tsx";
import styles from "./standard.module.css";

const parents = [{ label: pages.standards.heading, to: pages.standards.path }];

interface StandardViewProps {
  page: StandardInUse;
  text: ReturnType<typeof standardText>;
}

export const StandardView = ({ page: { number, services }, text }: StandardViewProps) => (
  <Article heading={number} lead={text.lead} parents={parents}>
    <dl className={`ruled ${styles.facts}`}>
      {text.facts.map(({ label, value, to }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{to ? <a href={to}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
    <ButtonLink to={askedPath(number)} variant="outline">
      {standardCopy.ask}
    </ButtonLink>
    <Block heading={standardCopy.tests}>
      <StandardTests services={services} />
    </Block>
  </Article>
);
