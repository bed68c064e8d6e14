import { confirmedAtBooking } from "#content/copy/tables/booking.ts";
import { roleCopy, standardCopy } from "#content/copy/pages/standard-page.ts";
import { testsTableCopy } from "#content/copy/tables/tables.ts";
import { testPath } from "#derive/catalogue/paths.ts";
import { sharedSample } from "#derive/pages/page-table.ts";
import type { StandardService } from "#derive/standards/standards-in-use.ts";
import { AddCell, DataTable, Row } from "#app/blocks/table/data-table.tsx";
import table from "#app/blocks/table/table.module.css";
import styles from "./standard.module.css";

const note = (text: string | undefined) => text && <small key={text}>{text}</small>;

/** The tests that use a standard by service, each linked to its row; what most of them share is said once. */
export function StandardTests({ services }: { services: readonly StandardService[] }) {
  const all = services.flatMap(({ tests }) => tests);
  const hasRoles = new Set(all.map(({ role }) => role)).size > 1;
  const groups = services.map(({ tests, ...service }) => {
    const shared = sharedSample(tests.map(({ sample }) => sample));
    const rows = tests.map(({ role, sample, limit, limitFrom, ...test }) => ({
      ...test,
      cells: {
        role: hasRoles && roleCopy[role],
        sample: sample !== shared?.sample && sample,
        limit: limit && [limit, note(limitFrom)],
      },
    }));
    return { ...service, rows, sample: shared?.text };
  });
  const columns = (["role", "sample", "limit"] as const).filter((column) =>
    groups.some(({ rows }) => rows.some(({ cells }) => cells[column])),
  );
  return (
    <DataTable
      heads={[standardCopy.test, ...columns.map((column) => standardCopy.columns[column])]}
      label={standardCopy.tests}
      phone="stacked"
      className={styles.tests}
      canAdd
    >
      {groups.map(({ name: service, path, rows, sample }) => (
        <tbody key={path}>
          <tr className={table.group}>
            <th colSpan={columns.length + 2} scope="rowgroup">
              <a href={path}>{service}</a> {note(sample && testsTableCopy.sampleIs(sample))}
            </th>
          </tr>
          {rows.map(({ id, name, heading, duration, confirm, cells }) => (
            <Row
              key={id}
              name={
                <>
                  <a href={testPath(id)}>{name}</a>
                  {note(heading)}
                  {note(duration)}
                  {confirm && note(confirmedAtBooking)}
                </>
              }
            >
              {columns.map((column) => (
                <td key={column} data-head={standardCopy.columns[column]}>
                  {cells[column]}
                </td>
              ))}
              <AddCell id={id} />
            </Row>
          ))}
        </tbody>
      ))}
    </DataTable>
  );
}
