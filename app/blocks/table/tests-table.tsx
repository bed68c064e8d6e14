import { testNoteCopy, testsTableCopy as copy } from "#content/copy/tables/tables.ts";
import type { AccreditedLine } from "#derive/catalogue/accredited-lines.ts";
import type { PageCell } from "#derive/pages/table-columns.ts";
import type { PageGroup, PageRow, PageTable } from "#derive/pages/page-table.ts";
import { Block, headingId } from "../block.tsx";
import { AddCell, DataTable, Row } from "./data-table.tsx";
import { StandardChips } from "../standards/standards.tsx";
import { TableNotes } from "./table-notes.tsx";
import styles from "./table.module.css";

interface TestsTableProps extends PageTable {
  id: string;
  /** Of the page: phones show its first group open, and all others closed. */
  first: boolean;
  closed: boolean;
}

/** A table of tests; what holds for all tests, or for a group, is said once. */
export function TestsTable(props: TestsTableProps) {
  const { id, first, closed, heading, count, intro, notes, columns, groups, shared } = props;
  const isOpen = (index: number) => closed || (first && index === 0);
  return (
    <Block {...{ id, heading, count, intro, closed }}>
      {(shared.remarks.length > 0 || shared.specifications || shared.ask) && (
        <p className="note">
          {shared.remarks.join(" ")}
          {shared.specifications && (
            <>
              {" "}
              {copy.specification}: <StandardChips ids={shared.specifications} />
            </>
          )}{" "}
          {shared.ask && <AskAccredited name={heading} path={shared.ask} />}
        </p>
      )}
      <DataTable
        heads={[copy.test, ...columns.map(({ head }) => head)]}
        labelledBy={headingId(id)}
        phone="stacked"
        canAdd
      >
        {groups.map((group, index) => (
          <tbody key={group.heading ?? index}>
            <GroupRow
              group={group}
              title={group.heading ?? heading}
              columns={columns}
              isOpen={isOpen(index)}
            />
            {group.rows.map((row) => (
              <TestRow key={row.id} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
      </DataTable>
      <TableNotes notes={notes} />
    </Block>
  );
}

type Columns = Pick<PageTable, "columns">;

interface GroupRowProps extends Columns {
  group: PageGroup;
  title: string;
  isOpen: boolean;
}

/** The heading of a group, with a box that opens it on phones; a group without a name has it on phones only. */
function GroupRow({ group, title, columns, isOpen }: GroupRowProps) {
  const { heading, sample, specifications, ask, rows } = group;
  const hasSampleColumn = columns.at(-1)?.kind === "sample";
  return (
    <tr className={heading ? styles.group : `${styles.group} ${styles.unnamed}`}>
      <th scope="rowgroup" colSpan={hasSampleColumn ? columns.length : columns.length + 2}>
        {`${heading ?? copy.count(rows.length)} `}
        {heading && <small className={styles.count}>{rows.length}</small>}
        {specifications && <StandardChips ids={specifications} />}{" "}
        {ask && <AskAccredited name={title} path={ask} />}{" "}
        {!hasSampleColumn && sample && <small>{copy.sampleIs(sample)}</small>}
        <input type="checkbox" aria-label={copy.open(title)} defaultChecked={isOpen} />
      </th>
      {hasSampleColumn && <td colSpan={2}>{sample}</td>}
    </tr>
  );
}

function TestRow({ row, columns }: { row: PageRow } & Columns) {
  return (
    <Row
      id={row.id}
      name={
        <>
          {row.number && <span className={styles.number}>{row.number}</span>}
          {`${row.name} `}
          <Accredited lines={row.accredited} />
          {row.notes.map((note) => (
            <small key={note.text}>
              <Content {...note} />
            </small>
          ))}
          {row.planner && (
            <small>
              <a href={row.planner.to} className="in-sentence">
                {row.planner.label}
              </a>
            </small>
          )}
        </>
      }
    >
      {row.cells.map((cell, index) => {
        const { head, kind } = columns[index]!;
        return (
          <td
            key={head}
            data-head={kind === "value" ? head : undefined}
            className={kind === "methods" ? styles.methods : undefined}
          >
            <Content {...cell} />
          </td>
        );
      })}
      <AddCell />
    </Row>
  );
}

const Content = ({ text, standards, joints }: PageCell) => (
  <>
    {text && `${text} `}
    {standards && <StandardChips ids={standards} joints={joints} />}
  </>
);

/** What the issued scope says about a test; until-date.element.ts hides it after its last day. */
const Accredited = ({ lines }: { lines: readonly AccreditedLine[] }) =>
  lines.map(({ text, until }) => (
    <until-date key={text} data-until={until}>
      <small>{text}</small>
    </until-date>
  ));

/** Where a visitor asks whether the tests of a group are accredited that no line names. */
const AskAccredited = ({ name, path }: { name: string; path: string }) => (
  <a
    href={path}
    className="note in-sentence"
    aria-label={testNoteCopy.areAccredited(name)}
    data-print="hidden"
  >
    {testNoteCopy.accredited}
  </a>
);
