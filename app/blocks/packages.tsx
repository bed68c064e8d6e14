import type { PageSection } from "#derive/pages/service-page.ts";
import { Block, headingId } from "./block.tsx";
import { Cell, DataTable, Row, RowGroup } from "./data-table.tsx";
import { StandardChips } from "./standards.tsx";
import { TableNotes } from "./table-notes.tsx";

/** Groups of tests that are ordered together. */
export function Packages({
  id,
  heading,
  intro,
  heads,
  packages,
  notes,
}: Extract<PageSection, { kind: "packages" }>) {
  return (
    <Block id={id} heading={heading} intro={intro}>
      <DataTable heads={heads} labelledBy={headingId(id)} phone="cards">
        <RowGroup>
          {packages.map(({ name, contents, methods, specifications, sample }) => (
            <Row key={`${name} ${contents}`} name={name}>
              <Cell head={heads[1]}>{contents}</Cell>
              <Cell head={heads[2]}>
                <StandardChips ids={methods} />
              </Cell>
              <Cell head={heads[3]}>
                <StandardChips ids={specifications} />
              </Cell>
              <Cell head={heads[4]}>{sample}</Cell>
            </Row>
          ))}
        </RowGroup>
      </DataTable>
      <TableNotes notes={notes} />
    </Block>
  );
}
