import type { Quantity } from "#content/provenance.ts";
import type { Place, Service, TestGroup, TestRow, TestsSection } from "#content/services/shape.ts";
import type { StandardId } from "#content/standards.ts";
import { accreditedLines, type AccreditedLine } from "./accredited-lines.ts";

/** A test with every default applied: pages, documents, files and structured data read tests only in this form. */
export interface CataloguedTest {
  /** Position in its service, from 1. */
  readonly serial: number;
  /** Public and stable: soil-testing/moisture-content. */
  readonly id: string;
  readonly table: string;
  readonly group?: string | undefined;
  readonly name: string;
  readonly note?: string | undefined;
  readonly methodReason?: string | undefined;
  readonly methods: readonly StandardId[];
  readonly specifications: readonly StandardId[];
  /** One for each requirement column of the table, or one without a column. */
  readonly requirements: readonly {
    readonly column?: string | undefined;
    readonly limit: string;
  }[];
  readonly sample: Quantity;
  readonly duration?: Quantity | undefined;
  readonly place: Place;
  /** Empty where the scope that NABL issued does not list the test, or its time is over. */
  readonly accredited: readonly AccreditedLine[];
  /** The laboratory has not said yet that it offers the test. */
  readonly confirm: boolean;
}

export interface CataloguedGroup extends Pick<TestGroup, "heading" | "specifications" | "sample"> {
  readonly tests: readonly CataloguedTest[];
}

export interface CataloguedTable extends Omit<TestsSection, "groups"> {
  readonly groups: readonly CataloguedGroup[];
}

type Source = Pick<Service, "slug" | "sections">;

/** The tables of a service in page order. */
export function cataloguedTables({ slug, sections }: Source): CataloguedTable[] {
  let serial = 0;
  return sections
    .filter((section) => section.kind === "tests")
    .map((table) => ({
      ...table,
      groups: table.groups.map(({ rows, ...group }) => ({
        ...group,
        tests: Object.entries(rows).map(([id, row]) => ({
          serial: ++serial,
          id: `${slug}/${id}`,
          accredited: accreditedLines(`${slug}/${id}`),
          ...withDefaults(table, group, row),
        })),
      })),
    }));
}

export const cataloguedTests = (service: Source): CataloguedTest[] =>
  cataloguedTables(service).flatMap(({ groups }) => groups.flatMap(({ tests }) => tests));

/** The laboratory offers the test; scope and structured data leave the others out. */
export const isOffered = ({ confirm }: Pick<CataloguedTest, "confirm">) => !confirm;

const withDefaults = (table: TestsSection, group: Omit<TestGroup, "rows">, row: TestRow) => ({
  table: table.heading,
  group: group.heading,
  name: row.name,
  note: [row.note, row.methodReason].filter(Boolean).join("; ") || undefined,
  methodReason: row.methodReason,
  methods: row.methods,
  specifications: row.specifications ?? group.specifications ?? [],
  requirements: requirements(table, row),
  sample: row.sample ?? group.sample ?? table.sample,
  duration: row.duration,
  place: row.place ?? table.place ?? "laboratory",
  confirm: row.confirm ?? false,
});

function requirements({ requirementColumns }: TestsSection, { requirement = [] }: TestRow) {
  if (typeof requirement === "string") return [{ limit: requirement }];
  return requirement.map((limit, index) => ({ column: requirementColumns?.[index], limit }));
}
