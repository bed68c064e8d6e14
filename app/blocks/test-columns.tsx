import type { ComponentType } from "react";
import { testsTableCopy as copy } from "#content/copy/tables.ts";
import type { StandardId } from "#content/standards.ts";
import type { PageGroup, PageTable, PageTest } from "#derive/pages/page-table.ts";
import { StandardChips } from "./standards.tsx";
import styles from "./table.module.css";

interface ContentProps {
  test: PageTest;
  group: PageGroup;
}

interface TestColumn {
  readonly head: string;
  /** What a card says before the cell; default: the head. */
  readonly label?: (test: PageTest) => string | undefined;
  readonly className?: string | undefined;
  readonly Content: ComponentType<ContentProps>;
}

/** The columns that a table of tests needs after the test's name. */
export const testColumns = (table: PageTable): TestColumn[] => [
  ...methodColumns(table),
  ...requirementColumns(table),
  ...bringColumn(table),
];

const isAstm = (id: StandardId) => id.startsWith("ASTM ");

const methodColumn = (head: string, filter: (id: StandardId) => boolean): TestColumn => ({
  head,
  label: () => undefined,
  className: styles.methods,
  Content: ({ test }) => <StandardChips ids={test.methods.filter(filter)} />,
});

function methodColumns(table: PageTable): TestColumn[] {
  if (!table.methodColumns) return [methodColumn(copy.method, () => true)];
  const european = someTest(table, ({ methods }) => methods.some((id) => id.startsWith("BS EN ")));
  return [
    methodColumn(european ? copy.indianOrEuropean : copy.indian, (id) => !isAstm(id)),
    methodColumn(copy.astm, isAstm),
  ];
}

function requirementColumns(table: PageTable): TestColumn[] {
  const heads =
    table.requirementColumns ??
    (someTest(table, ({ requirements }) => requirements.length > 0)
      ? [copy.requirement]
      : someTest(table, hasOwnSpecifications)
        ? [copy.specification]
        : []);
  return heads.map((head, index) => ({
    head,
    Content: ({ test, group }) => (
      <>
        {test.requirements[index]?.limit}
        {index === 0 && hasOwnSpecifications(test, group) && (
          <span className={styles.note}>
            <StandardChips ids={test.specifications} />
          </span>
        )}
      </>
    ),
  }));
}

/** The sample of each test, unless lines above the table or its groups say it for all. */
function bringColumn(table: PageTable): TestColumn[] {
  const { place = "laboratory" } = table;
  if (!hasBringColumn(table)) return [];
  const head = place === "site" ? copy.sample : copy.bring;
  return [
    {
      head,
      label: (test) => (test.place === "site" ? undefined : head),
      Content: ({ test }) => (
        <>
          {test.sample}
          {test.placeNote && <span className={styles.note}>{test.placeNote}</span>}
        </>
      ),
    },
  ];
}

export const hasBringColumn = (table: PageTable) =>
  someTest(
    table,
    ({ sample, place }, group) =>
      sample !== (group.sample ?? table.sample) || place !== (table.place ?? "laboratory"),
  );

const hasOwnSpecifications = (test: PageTest, group: PageGroup) =>
  test.specifications.join() !== (group.specifications ?? []).join();

const someTest = ({ groups }: PageTable, holds: (test: PageTest, group: PageGroup) => unknown) =>
  groups.some((group) => group.tests.some((test) => holds(test, group)));
