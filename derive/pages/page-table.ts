import type { Quantity } from "#content/provenance.ts";
import { confirmedAtBooking, typicalFigures } from "#content/services/papers.ts";
import type { CataloguedTable, CataloguedTest } from "../catalogue/catalogue.ts";
import { isTypical, printedQuantity } from "../catalogue/quantity.ts";

export type PageTable = ReturnType<typeof pageTable>;
export type PageGroup = PageTable["groups"][number];
export type PageTest = PageGroup["tests"][number];

/** A table of tests with its quantities as text; a note says what they mean. Few tests have a time: no column. */
export function pageTable(table: CataloguedTable) {
  const { place = "laboratory", sample, groups, notes = [] } = table;
  const tests = groups.flatMap((group) => group.tests);
  const quantities = tests.flatMap(({ sample: own, duration }) => [own, duration ?? own]);
  return {
    ...table,
    sample: printedQuantity(sample),
    groups: groups.map((group) => ({
      ...group,
      sample: group.sample && printedQuantity(group.sample),
      tests: group.tests.map(({ note, duration, ...test }) => ({
        ...test,
        sample: printedQuantity(test.sample),
        note: [note, duration && `takes ${printedQuantity(duration)}`].filter(Boolean).join("; "),
        placeNote: test.place === place ? undefined : placeNote(test),
      })),
    })),
    notes: [...typicalNote(quantities), ...notes],
    /** Said of a test that the laboratory has not confirmed. */
    confirmWords: confirmedAtBooking,
  };
}

/** The footnote, if one of the quantities is ours. */
export const typicalNote = (quantities: readonly Quantity[]): string[] =>
  quantities.some(isTypical) ? [typicalFigures] : [];

/** Words instead of an amount already say that a test is done on site. */
function placeNote({ place, sample }: Pick<CataloguedTest, "place" | "sample">) {
  if (place === "laboratory") return "in the laboratory";
  return "words" in sample ? undefined : "on site";
}
