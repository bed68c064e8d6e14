import { standardsIndexCopy as copy } from "#content/copy/pages/standard-page.ts";
import type { StandardRow, StandardsPage } from "#derive/pages/standards-page.ts";
import { Block } from "#app/blocks/block.tsx";
import { RowGroups } from "#app/blocks/row-groups.tsx";
import styles from "./standards-list.module.css";

export const StandardsList = ({ sources, groups }: StandardsPage) => (
  <Block id="list" heading={copy.list} intro={sources.join(" ")}>
    <RowGroups
      groups={groups.map(({ id, name, rows }) => ({
        id,
        name,
        count: rows.length,
        rows: <ul className={styles.list}>{rows.map(standardRow)}</ul>,
      }))}
    />
  </Block>
);

const standardRow = ({ id, number, path, subject, edition, test }: StandardRow) => (
  <li key={number} id={id}>
    {path ? <a href={path}>{number}</a> : <b>{number}</b>}
    <span>{subject}</span>
    <small>
      {edition && `${copy.edition} ${edition}`}
      {test && <a href={test.path}>{test.name}</a>}
    </small>
  </li>
);
