import type { PageSection } from "#derive/service-page.ts";
import type { TableGroup, TableRow, TestTable } from "#derive/test-table.ts";
import { Block, headingId } from "./block.tsx";
import { DataTable } from "./data-table.tsx";
import { QuantityText } from "./quantity-text.tsx";
import { StandardChips } from "./standards.tsx";
import { TableNotes } from "./table-notes.tsx";
import styles from "./table.module.css";

/** Tests with their methods, limits, samples and times. */
export function TestsTable(table: Extract<PageSection, { kind: "tests" }>) {
  const { id, heading, intro, methodHeads, requirementHeads, hasOwn, groups, notes } = table;
  const heads = [
    "Test",
    ...methodHeads,
    ...requirementHeads,
    ...(hasOwn ? ["Sample and time"] : []),
  ];
  return (
    <Block id={id} heading={heading} intro={intro}>
      <p className={styles.shared}>
        <Shared {...table} />
      </p>
      <DataTable heads={heads} labelledBy={headingId(id)}>
        {groups.map((group, at) => (
          <tbody key={group.heading ?? at}>
            {group.heading && <GroupHead group={group} width={heads.length} />}
            {group.rows.map((row) => (
              <Row key={row.name} row={row} requirementHeads={requirementHeads} hasOwn={hasOwn} />
            ))}
          </tbody>
        ))}
      </DataTable>
      <TableNotes notes={notes} />
    </Block>
  );
}

/** What holds for every row that does not say otherwise. */
function Shared({ sample, onSite, groups }: TestTable) {
  const [only] = groups;
  return (
    <>
      {onSite ? "Where: on site. " : "Where: in the laboratory. "}
      Sample: <QuantityText quantity={sample} />
      {groups.length > 1 || hasOwnSample(groups) ? ", unless the table says otherwise." : "."}
      {only && !only.heading && only.specifications.length > 0 && (
        <>
          {" "}
          Specification: <StandardChips ids={only.specifications} />
        </>
      )}
    </>
  );
}

const hasOwnSample = (groups: readonly TableGroup[]) =>
  groups.some(({ rows }) => rows.some((row) => row.sample));

function GroupHead({ group, width }: { group: TableGroup; width: number }) {
  const { heading, specifications, sample } = group;
  return (
    <tr className={styles.group}>
      <th colSpan={width} scope="rowgroup">
        <span className={styles.groupHead}>
          {heading}
          {(specifications.length > 0 || sample) && (
            <span className={styles.note}>
              {specifications.length > 0 && (
                <>
                  Specification: <StandardChips ids={specifications} />{" "}
                </>
              )}
              {sample && (
                <>
                  Sample: <QuantityText quantity={sample} />
                </>
              )}
            </span>
          )}
        </span>
      </th>
    </tr>
  );
}

interface RowProps {
  row: TableRow;
  requirementHeads: readonly string[];
  hasOwn: boolean;
}

function Row({ row, requirementHeads, hasOwn }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {row.number !== undefined && <span className={styles.number}>{row.number}</span>}
        {row.name}
        {row.note && <span className={styles.note}>{row.note}</span>}
      </th>
      {row.methods.map((ids, at) => (
        <td key={at}>
          <StandardChips ids={ids} />
        </td>
      ))}
      {requirementHeads.map((head, at) => (
        <td key={head}>
          {row.requirements[at]}
          {at === 0 && row.specifications.length > 0 && (
            <span className={styles.note}>
              <StandardChips ids={row.specifications} />
            </span>
          )}
        </td>
      ))}
      {hasOwn && (
        <td className={styles.own}>
          {row.sample && (
            <span>
              <QuantityText quantity={row.sample} />
            </span>
          )}
          {row.duration && <span>{row.duration}</span>}
          {row.place && <span>{row.place}</span>}
        </td>
      )}
    </tr>
  );
}
