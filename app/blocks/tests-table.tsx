import { testsTableCopy as copy } from "#content/copy/tables.ts";
import { enquiryListCopy } from "#content/copy/enquiry-list.ts";
import type { PageGroup, PageTable } from "#derive/pages/page-table.ts";
import type { PageSection } from "#derive/pages/service-page.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Accredited } from "./accredited.tsx";
import { Block, headingId } from "./block.tsx";
import { AddCell, Cell, DataTable, GroupRow, Row, RowGroup } from "./data-table.tsx";
import { StandardChips } from "./standards.tsx";
import { TableNotes } from "./table-notes.tsx";
import { hasBringColumn, testColumns } from "./test-columns.tsx";
import styles from "./table.module.css";

/** Tests with their methods, limits, samples and times. */
export function TestsTable(table: Extract<PageSection, { kind: "tests" }>) {
  const { id, heading, intro, numbered, groups, notes, confirmNote } = table;
  const columns = testColumns(table);
  const bringColumn = hasBringColumn(table);
  const allToConfirm = groups.every(({ tests }) => tests.every(({ confirm }) => confirm));
  const heads = [copy.test, ...columns.map(({ head }) => head)];
  const numbers = new Map(
    groups.flatMap(({ tests }) => tests).map((test, index) => [test.id, index + 1]),
  );
  return (
    <Block id={id} heading={heading} intro={intro}>
      <Shared table={table} remark={allToConfirm ? confirmNote : undefined} />
      <DataTable
        heads={heads}
        addHead={enquiryListCopy.column}
        labelledBy={headingId(id)}
        phone="cards"
      >
        {groups.map((group, index) => (
          <RowGroup key={group.heading ?? index}>
            {group.heading && (
              <GroupHead group={group} width={heads.length + 1} withSample={!bringColumn} />
            )}
            {group.tests.map((test) => (
              <Row
                key={test.id}
                id={test.id}
                name={
                  <>
                    {numbered && <span className={styles.number}>{numbers.get(test.id)}</span>}
                    {test.name}
                    {test.note && <span className={styles.note}>{test.note}</span>}
                    {test.planner && (
                      <PageLink className={styles.note} to={test.planner.to}>
                        {test.planner.label}
                      </PageLink>
                    )}
                    <Accredited lines={test.accredited} className={styles.note} />
                    {test.confirm && !allToConfirm && (
                      <span className={styles.note}>{confirmNote}</span>
                    )}
                  </>
                }
              >
                {columns.map(({ head, label, className, Content }) => (
                  <Cell key={head} head={label ? label(test) : head} className={className}>
                    <Content test={test} group={group} />
                  </Cell>
                ))}
                <AddCell {...test} />
              </Row>
            ))}
          </RowGroup>
        ))}
      </DataTable>
      <TableNotes notes={notes} />
    </Block>
  );
}

/** What applies to every row that does not state its own. */
function Shared({ table, remark }: { table: PageTable; remark: string | undefined }) {
  const { place, sample, groups } = table;
  const [only] = groups;
  const showSample = !hasBringColumn(table) && groups.some((group) => !group.sample);
  const specifications = only?.heading ? undefined : only?.specifications;
  if (place !== "site" && !remark && !showSample && !specifications) return null;
  return (
    <p className={styles.shared}>
      {place === "site" && `${copy.onSite} `}
      {showSample && `${copy.sample}: ${sample}. `}
      {specifications && (
        <>
          {copy.specification}: <StandardChips ids={specifications} />{" "}
        </>
      )}
      {remark}
    </p>
  );
}

interface GroupHeadProps {
  group: PageGroup;
  width: number;
  withSample: boolean;
}

function GroupHead({ group, width, withSample }: GroupHeadProps) {
  const { heading, specifications, sample } = group;
  return (
    <GroupRow width={width}>
      {heading}
      {specifications && (
        <span className={styles.note}>
          {copy.specification}: <StandardChips ids={specifications} />
        </span>
      )}
      {withSample && sample && <span className={styles.note}>{`${copy.sample}: ${sample}`}</span>}
    </GroupRow>
  );
}
