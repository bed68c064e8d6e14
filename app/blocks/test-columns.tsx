import type { ComponentType } from "react";
import type { Quantity } from "#content/provenance.ts";
import type { StandardId } from "#content/standards.ts";
import type { CataloguedGroup, CataloguedTable, CataloguedTest } from "#derive/catalogue.ts";
import { QuantityText } from "./quantity-text.tsx";
import { StandardChips } from "./standards.tsx";
import styles from "./table.module.css";

interface CellProps {
  test: CataloguedTest;
  group: CataloguedGroup;
}

interface TestColumn {
  readonly head: string;
  readonly className?: string | undefined;
  readonly Cell: ComponentType<CellProps>;
}

/** The columns that a table of tests needs after the test's name. */
export const testColumns = (table: CataloguedTable): TestColumn[] => [
  ...methodColumns(table),
  ...requirementColumns(table),
  ...ownColumn(table),
];

const isAstm = (id: StandardId) => id.startsWith("ASTM ");

const methodColumn = (head: string, filter: (id: StandardId) => boolean): TestColumn => ({
  head,
  Cell: ({ test }) => <StandardChips ids={test.methods.filter(filter)} />,
});

function methodColumns(table: CataloguedTable): TestColumn[] {
  if (!table.methodColumns) return [methodColumn("Method", () => true)];
  const european = someTest(table, ({ methods }) => methods.some((id) => id.startsWith("BS EN ")));
  return [
    methodColumn(european ? "IS or BS EN" : "IS", (id) => !isAstm(id)),
    methodColumn("ASTM", isAstm),
  ];
}

function requirementColumns(table: CataloguedTable): TestColumn[] {
  const heads =
    table.requirementColumns ??
    (someTest(table, ({ requirements }) => requirements.length > 0)
      ? ["Requirement"]
      : someTest(table, hasOwnSpecifications)
        ? ["Specification"]
        : []);
  return heads.map((head, index) => ({
    head,
    Cell: ({ test, group }) => (
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

/** Sample, duration and place, where a row states another than the lines above it. */
function ownColumn(table: CataloguedTable): TestColumn[] {
  const { place = "laboratory" } = table;
  const needed =
    hasOwnSample(table) || someTest(table, (test) => test.duration ?? test.place !== place);
  if (!needed) return [];
  return [
    {
      head: "Sample and time",
      className: styles.own,
      Cell: ({ test, group }) => (
        <>
          {!isSame(test.sample, group.sample ?? table.sample) && (
            <span>
              <QuantityText quantity={test.sample} />
            </span>
          )}
          {test.duration && (
            <span>
              <QuantityText quantity={test.duration} />
            </span>
          )}
          {test.place !== place && (
            <span>{test.place === "site" ? "on site" : "in the laboratory"}</span>
          )}
        </>
      ),
    },
  ];
}

export const hasOwnSample = (table: CataloguedTable) =>
  someTest(table, (test, group) => !isSame(test.sample, group.sample ?? table.sample));

const hasOwnSpecifications = (test: CataloguedTest, group: CataloguedGroup) =>
  test.specifications.join() !== (group.specifications ?? []).join();

const isSame = (one: Quantity, other: Quantity) => JSON.stringify(one) === JSON.stringify(other);

const someTest = (
  { groups }: CataloguedTable,
  holds: (test: CataloguedTest, group: CataloguedGroup) => unknown,
) => groups.some((group) => group.tests.some((test) => holds(test, group)));
