import type { Quantity, TestGroup, TestRow, TestsSection } from "#content/services/shape.ts";
import type { StandardId } from "#content/standards.ts";

/** A table of tests as it is printed: what all rows share stands above them once. */
export interface TestTable {
  readonly kind: "tests";
  readonly heading: string;
  readonly intro?: string;
  readonly methodHeads: readonly string[];
  readonly requirementHeads: readonly string[];
  /** Some row has a sample, time or place of its own. */
  readonly hasOwn: boolean;
  readonly sample: Quantity;
  readonly onSite: boolean;
  readonly groups: readonly TableGroup[];
  readonly notes: readonly string[];
}

export interface TableGroup {
  readonly heading?: string;
  readonly specifications: readonly StandardId[];
  readonly sample?: Quantity;
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  readonly number?: number;
  readonly name: string;
  readonly note?: string;
  /** One list for each of the method heads. */
  readonly methods: readonly (readonly StandardId[])[];
  readonly specifications: readonly StandardId[];
  /** One for each of the requirement heads. */
  readonly requirements: readonly string[];
  readonly sample?: Quantity;
  readonly duration?: string;
  /** Said only where it is not the place of the table. */
  readonly place?: string;
}

export function testTable(section: TestsSection): TestTable {
  const { heading, intro, sample, notes = [], place = "laboratory" } = section;
  const rows = section.groups.flatMap((group) => group.rows);
  const judgedBy = rows.some(({ requirement }) => requirement)
    ? ["Requirement"]
    : rows.some(({ specifications }) => specifications)
      ? ["Specification"]
      : [];
  let counted = 0;
  const groups = section.groups.map((group) =>
    tableGroup(section, group, () => (section.numbered ? { number: ++counted } : {})),
  );
  return {
    kind: "tests",
    heading,
    ...(intro && { intro }),
    methodHeads: section.methodColumns ? [indianHead(rows), "ASTM"] : ["Method"],
    requirementHeads: section.requirementColumns ?? judgedBy,
    hasOwn: groups.some((group) =>
      group.rows.some((row) => row.sample ?? row.duration ?? row.place),
    ),
    sample,
    onSite: place === "site",
    groups,
    notes,
  };
}

function tableGroup(
  section: TestsSection,
  { heading, specifications = [], sample, rows }: TestGroup,
  count: () => { number?: number },
): TableGroup {
  return {
    ...(heading && { heading }),
    specifications,
    ...(sample && { sample }),
    rows: rows.map((row) => ({ ...count(), ...tableRow(section, row) })),
  };
}

function tableRow({ methodColumns, place = "laboratory" }: TestsSection, row: TestRow): TableRow {
  const { name, note, methods, specifications = [], requirement = [], sample, duration } = row;
  return {
    name,
    ...(note && { note }),
    methods: methodColumns
      ? [methods.filter((id) => !isAstm(id)), methods.filter(isAstm)]
      : [methods],
    specifications,
    requirements: typeof requirement === "string" ? [requirement] : requirement,
    ...(sample && { sample }),
    ...(duration && { duration }),
    ...(row.place && row.place !== place && { place: placeWords[row.place] }),
  };
}

/** Where a table has to borrow a European method, its head says so. */
const indianHead = (rows: readonly TestRow[]) =>
  rows.some(({ methods }) => methods.some((id) => id.startsWith("BS EN "))) ? "IS or BS EN" : "IS";

const isAstm = (id: StandardId) => id.startsWith("ASTM ");

const placeWords = { laboratory: "in the laboratory", site: "on site" } as const;
