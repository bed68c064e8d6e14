import type { Quantity } from "#content/provenance.ts";
import { confirmedAtBooking, typicalFigures } from "#content/services/papers.ts";
import type { CataloguedGroup, CataloguedTable, CataloguedTest } from "./catalogue.ts";
import { isTypical, printedQuantity } from "./quantity.ts";

/** A test as its row prints it. */
export interface PageTest extends Omit<CataloguedTest, "sample" | "duration"> {
  readonly sample: string;
  /** Where it is done, if not where the table says and the sample does not name it. */
  readonly placeNote?: string | undefined;
}

export interface PageGroup extends Omit<CataloguedGroup, "sample" | "tests"> {
  readonly sample?: string | undefined;
  readonly tests: readonly PageTest[];
}

export interface PageTable extends Omit<CataloguedTable, "sample" | "groups" | "notes"> {
  readonly sample: string;
  readonly groups: readonly PageGroup[];
  readonly notes: readonly string[];
  /** Said of a test that the laboratory has not confirmed. */
  readonly confirmWords: string;
}

/** A table of tests with its quantities as text; a note says what they mean. Few tests have a time: no column. */
export function pageTable(table: CataloguedTable): PageTable {
  const tests = table.groups.flatMap((group) => group.tests);
  const quantities = tests.flatMap(({ sample, duration = [] }) => [sample].concat(duration));
  return {
    ...table,
    sample: printedQuantity(table.sample),
    groups: table.groups.map((group) => ({
      ...group,
      sample: group.sample && printedQuantity(group.sample),
      tests: group.tests.map((test) => pageTest(test, table.place)),
    })),
    notes: [...typicalNote(quantities), ...(table.notes ?? [])],
    confirmWords: confirmedAtBooking,
  };
}

/** The footnote, if one of the quantities is ours. */
export const typicalNote = (quantities: readonly Quantity[]): string[] =>
  quantities.some(isTypical) ? [typicalFigures] : [];

const pageTest = (
  { note, duration, ...test }: CataloguedTest,
  place: CataloguedTable["place"],
): PageTest => ({
  ...test,
  sample: printedQuantity(test.sample),
  note: [note, duration && `takes ${printedQuantity(duration)}`].filter(Boolean).join("; "),
  placeNote: test.place === (place ?? "laboratory") ? undefined : placeNote(test),
});

/** Words instead of an amount already say that a test is done on site. */
function placeNote({
  place,
  sample,
}: Pick<CataloguedTest, "place" | "sample">): string | undefined {
  if (place === "laboratory") return "in the laboratory";
  return "words" in sample ? undefined : "on site";
}
