import { standardsIndexCopy as copy } from "#content/copy/pages/standard-page.ts";
import { readings } from "#content/standards.ts";
import { testPath } from "#derive/catalogue/paths.ts";
import { standardSlug } from "#derive/standards/paths.ts";
import { standardGroups } from "#derive/standards/standard-groups.ts";
import { editionOf, sourceOf } from "#derive/standards/standard-text.ts";
import { type StandardInUse, standardsInUse } from "#derive/standards/standards-in-use.ts";
import { Block } from "#app/blocks/block.tsx";
import { RowGroups } from "#app/static/row-groups.tsx";
import styles from "./standards-list.module.css";

/** For the loader: every standard, by publisher and number. */
export function StandardsList() {
  return (
    <Block
      id="list"
      heading={copy.list}
      intro={Object.values(readings)
        .map((reading) => copy.editionsFrom(sourceOf(reading)))
        .join(" ")}
    >
      <RowGroups
        groups={standardGroups(standardsInUse).map(({ id, name, standards }) => ({
          id,
          name,
          count: standards.length,
          rows: <ul className={styles.list}>{standards.map(standardRow)}</ul>,
        }))}
      />
    </Block>
  );
}

/** A standard without a page leads to its one test. */
function standardRow(standard: StandardInUse) {
  const { number, subject, path, hasPage, services } = standard;
  const edition = editionOf(standard);
  const { id, name } = services[0]!.tests[0]!;
  return (
    <li key={number} id={hasPage ? undefined : standardSlug(number)}>
      {hasPage ? <a href={path}>{number}</a> : <b>{number}</b>}
      <span>{subject}</span>
      <small>
        {edition && `${copy.edition} ${edition}`}
        {!hasPage && <a href={testPath(id)}>{name}</a>}
      </small>
    </li>
  );
}
