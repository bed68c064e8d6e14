import type { PageSection } from "#derive/service-page.ts";
import { ScrollRegion } from "#app/ui/scroll-region/scroll-region.tsx";
import { Block, headingId } from "./block.tsx";
import { CellText, StandardChips } from "./standards.tsx";
import { TableNotes } from "./table-notes.tsx";
import styles from "./table.module.css";

type ValuesTableProps = Extract<PageSection, { kind: "values" }>;

/** Values by grade or case, with the standard they come from. */
export function ValuesTable(table: ValuesTableProps) {
  const { id, heading, intro, columns, rows, source, notes = [] } = table;
  const narrow = columns.length < 4 ? styles.narrow : "";
  return (
    <Block id={id} heading={heading} intro={intro}>
      {source && (
        <p className={styles.shared}>
          Source: <StandardChips ids={source} />
        </p>
      )}
      <ScrollRegion labelledBy={headingId(id)}>
        <table
          className={`${styles.table} ${styles.values} ${narrow}`}
          aria-labelledby={headingId(id)}
        >
          <thead>
            <tr>
              {columns.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = "", ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, at) => (
                  <td key={columns[at + 1]}>
                    <CellText words={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <TableNotes notes={notes} />
    </Block>
  );
}
