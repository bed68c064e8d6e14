import type { PageSection } from "#derive/pages/service-page.ts";
import { Block, headingId } from "./block.tsx";
import { AddCell, Cell, DataTable, Row } from "./data-table.tsx";
import { StandardChips } from "./standards.tsx";
import styles from "./table.module.css";

type SetsProps = Extract<PageSection, { kind: "sets" }>;

const columnClasses = [undefined, styles.methods, styles.methods, styles.sample];

/** Groups of tests that are ordered together. */
export function Sets({ id, heading, intro, heads, sets }: SetsProps) {
  return (
    <Block id={id} heading={heading} intro={intro}>
      <DataTable
        heads={heads}
        columnClasses={columnClasses}
        labelledBy={headingId(id)}
        phone="stacked"
        canAdd
      >
        <tbody>
          {sets.map((set) => (
            <Row
              key={set.id}
              id={set.id}
              name={
                <>
                  {set.name}
                  <small>{set.note}</small>
                </>
              }
            >
              <Cell head={heads[1]}>
                <StandardChips ids={set.methods} />
              </Cell>
              <Cell head={heads[2]}>
                <StandardChips ids={set.specifications} />
              </Cell>
              <Cell head={heads[3]}>{set.sample}</Cell>
              <AddCell {...set} />
            </Row>
          ))}
        </tbody>
      </DataTable>
    </Block>
  );
}
