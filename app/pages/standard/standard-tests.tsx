import type { ReactNode } from "react";
import { confirmedAtBooking } from "#content/copy/booking.ts";
import { roleCopy, standardCopy } from "#content/copy/standard-page.ts";
import { testPath } from "#derive/catalogue/paths.ts";
import type { StandardService, StandardTest } from "#derive/standards/standards-in-use.ts";
import { AddCell, Cell, DataTable, Row } from "#app/blocks/data-table.tsx";
import tableStyles from "#app/blocks/table.module.css";
import styles from "./standard.module.css";

const note = (text: string | undefined) => text && <small key={text}>{text}</small>;

type Column = keyof typeof standardCopy.columns;

/** What the columns after the test's name hold. */
const contents: Record<Column, (test: StandardTest) => ReactNode> = {
  role: ({ role, limit }) => roleCopy[role === "specification" && limit ? "limits" : role],
  sample: ({ sample }) => sample,
  limit: ({ limit, limitFrom }) => limit && [limit, note(limitFrom)],
};

/** The tests that use a standard by service, each linked to its row; a role that all share is in the lead only. */
export function StandardTests({ services }: { services: readonly StandardService[] }) {
  const all = services.flatMap(({ tests }) => tests);
  const columns = (Object.keys(contents) as Column[])
    .map((column) => ({ head: standardCopy.columns[column], content: contents[column] }))
    .filter(({ content }) => all.some((test) => Boolean(content(test))))
    .filter(({ content }) => content !== contents.role || new Set(all.map(content)).size > 1);
  const heads = [standardCopy.test, ...columns.map(({ head }) => head)];
  return (
    <DataTable
      heads={heads}
      label={standardCopy.tests}
      phone="stacked"
      className={styles.tests}
      canAdd
    >
      {services.map(({ name: service, path, tests }) => (
        <tbody key={path}>
          <tr className={tableStyles.group}>
            <th colSpan={heads.length + 1} scope="rowgroup">
              <a href={path}>{service}</a>
            </th>
          </tr>
          {tests.map((test) => (
            <Row
              key={test.id}
              name={
                <>
                  <a href={testPath(test.id)}>{test.name}</a>
                  {note(test.heading)}
                  {note(test.duration)}
                  {test.confirm && note(confirmedAtBooking)}
                </>
              }
            >
              {columns.map(({ head, content }) => (
                <Cell key={head} head={head}>
                  {content(test)}
                </Cell>
              ))}
              <AddCell id={test.id} name={test.name} />
            </Row>
          ))}
        </tbody>
      ))}
    </DataTable>
  );
}
