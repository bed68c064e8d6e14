import type { InstrumentList, ListedInstrument } from "#derive/instrument-lists.ts";
import type { PageSection } from "#derive/service-page.ts";
import { HashTabs } from "#app/ui/hash-tabs/hash-tabs.tsx";
import { Block } from "./block.tsx";
import { DataTable } from "./data-table.tsx";
import { QuantityText } from "./quantity-text.tsx";
import { StandardChips } from "./standards.tsx";
import { TableNotes } from "./table-notes.tsx";
import styles from "./table.module.css";

type InstrumentsProps = Extract<PageSection, { kind: "instruments" }>;

/** Accredited and other instruments in separate tables, so that they cannot be confused. */
export function Instruments({ id, heading, intro, tabs, notes = [] }: InstrumentsProps) {
  return (
    <Block id={id} heading={heading} intro={intro}>
      <HashTabs
        label="Calibration scope"
        tabs={tabs.map((tab) => ({ ...tab, panel: <InstrumentTable {...tab} /> }))}
      />
      <TableNotes notes={notes} />
    </Block>
  );
}

const heads = ["Instrument", "Range", "Method", "Where"];

function InstrumentTable({ label, intro, groups }: InstrumentList) {
  return (
    <>
      <h3>{label}</h3>
      <p className={styles.shared}>{intro}</p>
      <DataTable heads={heads} label={`${label} instruments`}>
        {groups.map(({ heading, instruments }) => (
          <tbody key={heading}>
            <tr className={styles.group}>
              <th colSpan={heads.length} scope="rowgroup">
                <span className={styles.groupHead}>{heading}</span>
              </th>
            </tr>
            {instruments.map((instrument) => (
              <Row key={instrument.name} {...instrument} />
            ))}
          </tbody>
        ))}
      </DataTable>
    </>
  );
}

function Row({ serial, name, range, methods, method, place }: ListedInstrument) {
  return (
    <tr>
      <th scope="row">
        {serial !== undefined && <span className={styles.number}>{serial}</span>}
        {name}
      </th>
      <td>{range ? <QuantityText quantity={range} /> : "–"}</td>
      <td>
        {(methods.length > 0 || !method) && <StandardChips ids={methods} />}
        {method && <span className={styles.note}>{method}</span>}
      </td>
      <td>{place}</td>
    </tr>
  );
}
