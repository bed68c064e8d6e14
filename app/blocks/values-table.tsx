import type { PageSection } from "#derive/service-page.ts";
import { Block, headingId } from "./block.tsx";
import { DataTable } from "./data-table.tsx";
import { SourceLine } from "./source-line.tsx";
import { CellText } from "./standards.tsx";
import { TableNotes } from "./table-notes.tsx";
import styles from "./table.module.css";

type ValuesTableProps = Extract<PageSection, { kind: "values" }>;

/** Values by grade or case, and where they come from. */
export function ValuesTable(table: ValuesTableProps) {
  const { id, heading, intro, columns, rows, from, notes = [] } = table;
  const narrow = columns.length < 4 ? styles.narrow : "";
  return (
    <Block id={id} heading={heading} intro={intro}>
      {from !== "words" && (
        <p className={styles.shared}>
          <SourceLine from={from} />
        </p>
      )}
      <DataTable
        heads={columns}
        labelledBy={headingId(id)}
        className={`${styles.values} ${narrow}`}
      >
        <tbody>
          {rows.map(([name = "", ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>
                  <CellText text={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
      <TableNotes notes={notes} />
    </Block>
  );
}
