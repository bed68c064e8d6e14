import type { ComponentType } from "react";
import type { Quantity } from "#content/provenance.ts";
import type { StandardId } from "#content/standards.ts";
import type { CataloguedGroup, CataloguedTable, CataloguedTest } from "#derive/catalogue.ts";
import { QuantityText } from "./quantity-text.tsx";
import { StandardChips } from "./standards.tsx";
import styles from "./table.module.css";

interface ContentProps {
  test: CataloguedTest;
  group: CataloguedGroup;
}

interface TestColumn {
  readonly head: string;
  /** What a card says before the cell; default: the head. */
  readonly label?: (test: CataloguedTest) => string | undefined;
  readonly className?: string | undefined;
  readonly Content: ComponentType<ContentProps>;
}

/** The columns that a table of tests needs after the test's name. */
export const testColumns = (table: CataloguedTable): TestColumn[] => [
  ...methodColumns(table),
  ...requirementColumns(table),
  ...bringColumn(table),
  ...takesColumn(table),
];

const isAstm = (id: StandardId) => id.startsWith("ASTM ");

const methodColumn = (head: string, filter: (id: StandardId) => boolean): TestColumn => ({
  head,
  label: () => undefined,
  className: styles.methods,
  Content: ({ test }) => <StandardChips ids={test.methods.filter(filter)} />,
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
function bringColumn(table: CataloguedTable): TestColumn[] {
  const { place = "laboratory" } = table;
  if (!hasBringColumn(table)) return [];
  const head = place === "site" ? "Sample" : "Bring";
  return [
    {
      head,
      label: (test) => (test.place === "site" ? undefined : head),
      Content: ({ test }) => (
        <>
          <QuantityText quantity={test.sample} />
          {test.place !== place && <PlaceNote test={test} />}
        </>
      ),
    },
  ];
}

/** Words instead of an amount already say that a test is done on site. */
function PlaceNote({ test: { place, sample } }: { test: CataloguedTest }) {
  if (place === "laboratory") return <span className={styles.note}>in the laboratory</span>;
  return "words" in sample ? null : <span className={styles.note}>on site</span>;
}

function takesColumn(table: CataloguedTable): TestColumn[] {
  if (!someTest(table, ({ duration }) => duration)) return [];
  return [
    {
      head: "Takes",
      Content: ({ test }) => test.duration && <QuantityText quantity={test.duration} />,
    },
  ];
}

export const hasBringColumn = (table: CataloguedTable) =>
  someTest(
    table,
    ({ sample, place }, group) =>
      !isSame(sample, group.sample ?? table.sample) || place !== (table.place ?? "laboratory"),
  );

const hasOwnSpecifications = (test: CataloguedTest, group: CataloguedGroup) =>
  test.specifications.join() !== (group.specifications ?? []).join();

const isSame = (one: Quantity, other: Quantity) => JSON.stringify(one) === JSON.stringify(other);

const someTest = (
  { groups }: CataloguedTable,
  holds: (test: CataloguedTest, group: CataloguedGroup) => unknown,
) => groups.some((group) => group.tests.some((test) => holds(test, group)));
