import type { PageSection } from "#derive/pages/service-page.ts";
import { Block, headingId } from "../block.tsx";
import { AddCell, DataTable, Row } from "./data-table.tsx";
import { SourceLine } from "../source-line.tsx";
import { CellText } from "../standards/standards.tsx";
import { TableNotes } from "./table-notes.tsx";

type ValuesTableProps = Extract<PageSection, { kind: "values" }>;

export function ValuesTable(table: ValuesTableProps) {
  const { id, heading, intro, columns, rows, ids, from, notes = [] } = table;
  const isFitted = table.fitsPhone && !ids;
  return (
    <Block id={id} heading={heading} intro={intro}>
      {from !== "words" && from !== "stated" && (
        <p className="note">
          <SourceLine from={from} />
        </p>
      )}
      <DataTable
        heads={columns}
        canAdd={ids !== undefined}
        labelledBy={headingId(id)}
        phone={isFitted ? "fitted" : "stacked"}
      >
        <tbody>
          {rows.map(([name = "", ...values], row) => (
            <Row key={name} id={ids?.[row]} name={name}>
              {values.map((value, index) => (
                <td key={columns[index + 1]} data-head={isFitted ? undefined : columns[index + 1]}>
                  <CellText text={value} />
                </td>
              ))}
              {ids && <AddCell />}
            </Row>
          ))}
        </tbody>
      </DataTable>
      <TableNotes notes={notes} />
    </Block>
  );
}
