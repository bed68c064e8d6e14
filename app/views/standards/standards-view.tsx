import { pages } from "#content/copy/pages.ts";
import { standardsIndexCopy as copy } from "#content/copy/pages/standard-page.ts";
import type { StandardRow, StandardsPage } from "#derive/pages/standards-page.ts";
import { Block } from "#app/blocks/block.tsx";
import { RowGroups } from "#app/blocks/row-groups/row-groups.tsx";
import { Article } from "#app/shell/article/article.tsx";
import { Field } from "#app/ui/field/field.tsx";
import styles from "./standards.module.css";

export const StandardsView = ({ page }: { page: StandardsPage }) => (
  <Article heading={pages.standards.heading} lead={copy.lead}>
    <open-target>
      <filter-rows>
        <search className={`stack ${styles.filter}`} data-needs-scripts data-print="hidden">
          <Field label={copy.filter}>{(wiring) => <input {...wiring} type="search" />}</Field>
          <p role="status" />
        </search>
        <Block id="list" heading={copy.list} intro={page.sources.join(" ")}>
          <RowGroups
            groups={page.groups.map(({ rows, ...group }) => ({
              ...group,
              count: rows.length,
              rows: <ul>{rows.map(standardRow)}</ul>,
            }))}
          />
        </Block>
      </filter-rows>
    </open-target>
  </Article>
);

const standardRow = ({ id, number, path, subject, edition, test }: StandardRow) => (
  <li key={number} id={id} className={styles.standard}>
    {path ? <a href={path}>{number}</a> : <b>{number}</b>}
    <span>{subject}</span>
    <small>
      {edition && `${copy.edition} ${edition}`}
      {test && <a href={test.path}>{test.name}</a>}
    </small>
  </li>
);
