import type {
  Place,
  Quantity,
  ScopeStatus,
  Service,
  TestGroup,
  TestRow,
  TestsSection,
} from "#content/services/shape.ts";
import type { StandardId } from "#content/standards.ts";

/** A test with everything said about it, whether the row, its group or its table says it. */
export interface CataloguedTest {
  readonly table: string;
  readonly group?: string;
  readonly name: string;
  readonly note?: string;
  readonly methods: readonly StandardId[];
  readonly specifications: readonly StandardId[];
  /** In one sentence, the columns of the table named. */
  readonly requirement?: string;
  readonly sample: Quantity;
  /** What the method itself takes; where absent it sets no waiting of its own that we could print. */
  readonly duration?: string;
  readonly place: Place;
  readonly scope: ScopeStatus;
}

/** Every test of a service, in the order of its page. */
export function testRows({ sections }: Pick<Service, "sections">): CataloguedTest[] {
  return sections
    .filter((section) => section.kind === "tests")
    .flatMap((table) =>
      table.groups.flatMap((group) => group.rows.map((row) => catalogued(table, group, row))),
    );
}

function catalogued(table: TestsSection, group: TestGroup, row: TestRow): CataloguedTest {
  const requirement = requirementWords(table, row);
  return {
    table: table.heading,
    ...(group.heading && { group: group.heading }),
    name: row.name,
    ...(row.note && { note: row.note }),
    methods: row.methods,
    specifications: row.specifications ?? group.specifications ?? [],
    ...(requirement && { requirement }),
    sample: row.sample ?? group.sample ?? table.sample,
    ...(row.duration && { duration: row.duration }),
    place: row.place ?? table.place ?? "laboratory",
    scope: row.scope ?? "not-stated",
  };
}

function requirementWords({ requirementColumns }: TestsSection, { requirement }: TestRow) {
  if (requirement === undefined || typeof requirement === "string") return requirement;
  return requirement
    .map((limit, at) => `${requirementColumns?.[at]?.toLowerCase() ?? ""} ${limit}`.trim())
    .join("; ");
}
