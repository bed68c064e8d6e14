import type { Service, TestGroup, TestRow, TestsSection } from "#content/services/shape.ts";
import { accreditedLines } from "./accredited-lines.ts";
import { sharedNames, testHeading } from "./namesakes.ts";
import { testPath } from "./paths.ts";
import type { PublishedTest, Requirement } from "./published-test.ts";
import { publishedQuantity } from "./quantity.ts";
import { publishedSample } from "./samples.ts";

export type CataloguedTable = ReturnType<typeof cataloguedTables>[number];

type Source = Pick<Service, "slug" | "sections">;

export function cataloguedTables({ slug, sections }: Source) {
  const tables = sections.filter((section) => section.kind === "tests");
  const shared = sharedNames(
    tables.flatMap(({ groups }) => groups.flatMap(({ rows }) => Object.values(rows))),
  );
  let serial = 0;
  return tables.map((table) => ({
    ...table,
    sample: publishedSample(table.sample),
    groups: table.groups.map(({ rows, ...group }) => ({
      ...group,
      sample: group.sample && publishedSample(group.sample),
      tests: Object.entries(rows).map(([rowId, row]): PublishedTest => {
        const id = `${slug}/${rowId}`;
        const headings = { table: table.heading, group: group.heading };
        return {
          serial: ++serial,
          id,
          path: testPath(id),
          service: slug,
          heading: shared.has(row.name) ? testHeading(headings) : undefined,
          ...headings,
          ...withDefaults(table, group, row),
          accredited: accreditedLines(id),
        };
      }),
    })),
  }));
}

export const cataloguedTests = (service: Source): PublishedTest[] =>
  cataloguedTables(service).flatMap(({ groups }) => groups.flatMap(({ tests }) => tests));

/** A test, and one that the laboratory offers; counts, scope and structured data leave the others out. */
export const isOffered = ({ confirm, notATest }: Pick<PublishedTest, "confirm" | "notATest">) =>
  !confirm && !notATest;

function withDefaults(table: TestsSection, group: Omit<TestGroup, "rows">, row: TestRow) {
  return {
    name: row.name,
    note: [row.note, row.methodReason].filter(Boolean).join("; ") || undefined,
    methodReason: row.methodReason,
    methods: row.methods,
    methodsNeeded: row.methodsNeeded,
    specifications: row.specifications ?? group.specifications ?? [],
    requirements: requirementsOf(table, row),
    sample: publishedSample(row.sample ?? group.sample ?? table.sample),
    duration: row.duration && publishedQuantity(row.duration),
    place: row.place ?? table.place ?? "laboratory",
    unit: table.countedIn,
    confirm: row.confirm ?? false,
    notATest: row.notATest,
  };
}

function requirementsOf(
  { requirementColumns }: TestsSection,
  { requirement = [] }: TestRow,
): Requirement[] {
  if (typeof requirement === "string") return [{ limit: requirement }];
  return requirement.map((limit, index) => ({ column: requirementColumns?.[index], limit }));
}
