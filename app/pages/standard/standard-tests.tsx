import type { ReactNode } from "react";
import { confirmedAtBooking } from "#content/copy/booking.ts";
import { roleCopy, standardCopy } from "#content/copy/standard-page.ts";
import { testPath } from "#derive/catalogue/paths.ts";
import type { StandardService, StandardTest } from "#derive/standards/standards-in-use.ts";
import { AddCell, Cell, DataTable, Row } from "#app/blocks/data-table.tsx";
import tableStyles from "#app/blocks/table.module.css";
import styles from "./standard.module.css";

const note = (text: string | undefined) => text && <small key={text}>{text}</small>;

/** What the columns after the test's name hold. */
const contents: Record<keyof typeof standardCopy.columns, (test: StandardTest) => ReactNode> = {
  role: ({ role, limit }) => roleCopy[role === "specification" && limit ? "limits" : role],
  sample: ({ sample }) => sample,
  time: ({ duration }) => duration,
  limit: ({ limit, limitFrom }) => limit && [limit, note(limitFrom)],
};

/** The tests that use a standard by service, each linked to its row; a column without content is left out. */
export function StandardTests({ services }: { services: readonly StandardService[] }) {
  const columns = Object.entries(contents)
    .map(([key, content]) => ({
      head: standardCopy.columns[key as keyof typeof contents],
      content,
    }))
    .filter(({ content }) =>
      services.some(({ tests }) => tests.some((test) => Boolean(content(test)))),
    );
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
