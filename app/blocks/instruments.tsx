import { enquiryListCopy } from "#content/copy/enquiry-list.ts";
import { instrumentsCopy } from "#content/copy/tables.ts";
import type { InstrumentList, ListedInstrument } from "#derive/pages/page-instruments.ts";
import type { PageSection } from "#derive/pages/service-page.ts";
import { HashTabs } from "#app/ui/hash-tabs/hash-tabs.tsx";
import { Block } from "./block.tsx";
import { AddCell, Cell, DataTable, GroupRow, Row, RowGroup } from "./data-table.tsx";
import { StandardChips } from "./standards.tsx";
import { TableNotes } from "./table-notes.tsx";
import styles from "./table.module.css";

type InstrumentsProps = Extract<PageSection, { kind: "instruments" }>;

/** Accredited and other instruments in separate tables, so that they cannot be confused. */
export function Instruments({ id, heading, intro, tabs, notes = [] }: InstrumentsProps) {
  return (
    <Block id={id} heading={heading} intro={intro}>
      <HashTabs
        label={instrumentsCopy.tabs}
        tabs={tabs.map((tab) => ({ ...tab, panel: <InstrumentTable {...tab} /> }))}
      />
      <TableNotes notes={notes} />
    </Block>
  );
}

const { heads } = instrumentsCopy;

function InstrumentTable({ label, intro, groups }: InstrumentList) {
  return (
    <>
      <h3>{label}</h3>
      <p className={styles.shared}>{intro}</p>
      <DataTable
        heads={heads}
        addHead={enquiryListCopy.column}
        label={instrumentsCopy.label(label)}
        phone="cards"
      >
        {groups.map(({ heading, instruments }) => (
          <RowGroup key={heading}>
            <GroupRow width={heads.length + 1}>{heading}</GroupRow>
            {instruments.map((instrument) => (
              <InstrumentRow key={instrument.id} {...instrument} />
            ))}
          </RowGroup>
        ))}
      </DataTable>
    </>
  );
}

function InstrumentRow({ serial, id, name, range, methods, method, place }: ListedInstrument) {
  return (
    <Row
      name={
        <>
          {serial !== undefined && <span className={styles.number}>{serial}</span>}
          {name}
        </>
      }
    >
      <Cell head={heads[1]}>{range}</Cell>
      <Cell>
        {(methods.length > 0 || !method) && <StandardChips ids={methods} />}
        {method && <span className={styles.note}>{method}</span>}
      </Cell>
      <Cell head={heads[3]}>{place}</Cell>
      <AddCell id={id} name={name} />
    </Row>
  );
}
