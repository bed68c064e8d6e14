import { testingScopeCopy as copy } from "#content/copy/testing-scope.ts";
import { testPath } from "#derive/catalogue/paths.ts";
import {
  type ScopeService,
  type ScopeTest,
  testingScope,
} from "#derive/catalogue/testing-scope.ts";
import { testsOf } from "#derive/catalogue/tests-by-service.ts";
import { Accredited } from "#app/blocks/accredited.tsx";
import { Cell, DataTable, Row } from "#app/blocks/data-table.tsx";
import { RowGroups } from "#app/blocks/row-groups.tsx";
import table from "#app/blocks/table.module.css";
import styles from "./scope-list.module.css";

/** For the loader: the testing scope as one table for each service; the id of a row is its public address. */
export const ScopeList = () => (
  <RowGroups
    id="list"
    heading={copy.listHeading}
    intro={copy.editions}
    groups={testingScope().map((service) => ({
      id: service.slug,
      name: service.name,
      count: testsOf(service).length,
      rows: <ScopeTable {...service} />,
    }))}
  />
);

const [, ...heads] = copy.columns.slice(0, -1);

const ScopeTable = ({ name, groups }: ScopeService) => (
  <DataTable
    heads={heads}
    columnClasses={[undefined, table.methods, table.methods]}
    label={name}
    phone="stacked"
    className={styles.scope}
  >
    {groups.map(({ heading, tests }) => (
      <tbody key={tests[0]!.id}>
        {heading && (
          <tr className={table.group}>
            <th colSpan={heads.length} scope="rowgroup">
              {heading}
            </th>
          </tr>
        )}
        {tests.map(scopeRow)}
      </tbody>
    ))}
  </DataTable>
);

function scopeRow(test: ScopeTest) {
  const { id, serial, name, note, methods, specifications, place, accredited } = test;
  return (
    <Row
      key={id}
      id={id}
      name={
        <>
          <a className={table.number} href={`#${id}`} aria-label={`${serial}, ${name}`}>
            {serial}
          </a>{" "}
          <a href={testPath(id)}>{name}</a>
          {note && <small> {note}</small>}
          {place === "site" && <small> {copy.places.site}</small>}
          <Accredited lines={accredited} />
        </>
      }
    >
      {[methods, specifications].map((standards, index) => (
        <Cell key={index} head={index > 0 ? heads[2] : undefined} className={table.methods}>
          {standards.map((standard) => (
            <code key={standard}>{standard} </code>
          ))}
        </Cell>
      ))}
    </Row>
  );
}
