import { instrumentsCopy } from "#content/copy/tables/tables.ts";
import type { InstrumentList, ListedInstrument } from "#derive/pages/page-instruments.ts";
import { AddCell, DataTable, Row } from "../table/data-table.tsx";
import { StandardChips } from "../standards/standards.tsx";
import styles from "../table/table.module.css";

const { heads } = instrumentsCopy;

export function InstrumentTable({ label, intro, accreditation, groups }: InstrumentList) {
  return (
    <>
      <h3>{label}</h3>
      <p className="note">{intro}</p>
      <DataTable heads={heads} label={instrumentsCopy.label(label)} phone="stacked" canAdd>
        {groups.map(({ heading, instruments }) => (
          <tbody key={heading}>
            <tr className={styles.group}>
              <th colSpan={heads.length + 1} scope="rowgroup">
                {heading} <small>{accreditation}</small>
              </th>
            </tr>
            {instruments.map((instrument) => (
              <InstrumentRow key={instrument.id} {...instrument} />
            ))}
          </tbody>
        ))}
      </DataTable>
    </>
  );
}

function InstrumentRow({ serial, id, name, range, methods, method, place }: ListedInstrument) {
  return (
    <Row
      id={id}
      name={
        <>
          {serial !== undefined && <span className={styles.number}>{serial}</span>}
          {name}
          {range && <small>{range}</small>}
        </>
      }
    >
      <td className={styles.methods}>
        <StandardChips ids={methods} />
        {method && ` ${method}`}
      </td>
      <td data-head={heads[2]}>{place}</td>
      <AddCell />
    </Row>
  );
}
