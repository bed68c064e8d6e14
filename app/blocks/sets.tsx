import type { PageSection } from "#derive/pages/service-page.ts";
import { Block, headingId } from "./block.tsx";
import { AddCell, DataTable, Row } from "./table/data-table.tsx";
import { StandardChips } from "./standards/standards.tsx";
import styles from "./table/table.module.css";

type SetsProps = Extract<PageSection, { kind: "sets" }>;

/** Groups of tests that are ordered together. */
export function Sets({ id, heading, intro, heads, sets }: SetsProps) {
  return (
    <Block id={id} heading={heading} intro={intro}>
      <DataTable heads={heads} labelledBy={headingId(id)} phone="stacked" canAdd>
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
              <td className={styles.methods}>
                <StandardChips ids={set.specifications} />
              </td>
              <td>
                {set.sample.map((bottle) => (
                  <div key={bottle}>{bottle}</div>
                ))}
              </td>
              <AddCell />
            </Row>
          ))}
        </tbody>
      </DataTable>
    </Block>
  );
}
