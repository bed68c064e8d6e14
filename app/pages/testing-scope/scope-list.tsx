import { testingScopeCopy as copy } from "#content/copy/pages/testing-scope.ts";
import { testPath } from "#derive/catalogue/paths.ts";
import {
  type ScopeService,
  type ScopeTest,
  testingScope,
} from "#derive/catalogue/testing-scope.ts";
import { testsOf } from "#derive/catalogue/tests-by-service.ts";
import { accreditedPath } from "#derive/pages/ask-about.ts";
import { Accredited } from "#app/blocks/accredited.tsx";
import { Cell, DataTable, Row } from "#app/blocks/data-table.tsx";
import groupRow from "#app/blocks/group-row.module.css";
import { Block } from "#app/blocks/block.tsx";
import { RowGroups } from "#app/static/row-groups.tsx";
import table from "#app/blocks/table.module.css";
import styles from "./testing-scope.module.css";

/** For the loader: the testing scope as one table for each service; the id of a row is its public address. */
export const ScopeList = () => (
  <Block id="list" heading={copy.listHeading} intro={copy.editions}>
    <RowGroups
      groups={testingScope().map((service) => ({
        id: service.slug,
        name: service.name,
        count: testsOf(service).length,
        rows: <ScopeTable {...service} />,
      }))}
    />
  </Block>
);

function ScopeTable(service: ScopeService) {
  const hasSpecifications = testsOf(service).some((test) => test.specifications.length > 0);
  const heads = copy.columns.slice(1, hasSpecifications ? 4 : 3);
  return (
    <DataTable heads={heads} label={service.name} phone="stacked" className={styles.scope}>
      {service.groups.map(({ heading, tests }) => (
        <tbody key={tests[0]!.id}>
          {heading && (
            <tr className={groupRow.group}>
              <th colSpan={heads.length} scope="rowgroup">
                {heading}
              </th>
            </tr>
          )}
          {tests.map((test) => (
            <ScopeRow key={test.id} {...test} heads={heads} />
          ))}
        </tbody>
      ))}
    </DataTable>
  );
}

function ScopeRow({ heads, ...test }: ScopeTest & { heads: readonly string[] }) {
  const { id, serial, name, note, methods, specifications, place, accredited } = test;
  const [, , specification] = heads;
  return (
    <Row
      id={id}
      name={
        <>
          <a className={table.number} href={`#${id}`} aria-label={`${serial}, ${name}`}>
            {serial}
          </a>{" "}
          <a href={testPath(id)}>{name}</a>
          {note && <small> {note}</small>}
          {place === "site" && <small> {copy.places.site}</small>}
          <Accredited lines={accredited} ask={accreditedPath(test)} />
        </>
      }
    >
      <Standards ids={methods} />
      {specification && <Standards ids={specifications} head={specification} />}
    </Row>
  );
}

const Standards = ({ ids, head }: { ids: readonly string[]; head?: string }) => (
  <Cell head={head} className={table.methods}>
    {ids.map((id) => (
      <code key={id}>{id} </code>
    ))}
  </Cell>
);
