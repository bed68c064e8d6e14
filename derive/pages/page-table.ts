import { confirmedAtBooking, typicalFigures } from "#content/copy/booking.ts";
import { testNoteCopy as copy } from "#content/copy/tables.ts";
import type { CataloguedTable } from "../catalogue/catalogue.ts";
import type { PublishedTest } from "../catalogue/published-test.ts";
import { isTypical, printedQuantity, type PublishedQuantity } from "../catalogue/quantity.ts";

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
      tests: group.tests.map((test) => ({
        ...rowFields(test),
        sample: printedQuantity(test.sample),
        note: noteOf(test),
        placeNote: test.place === place ? undefined : placeNote(test),
      })),
    })),
    notes: [...typicalNote(quantities), ...notes],
    /** The note of a test that the laboratory has not confirmed. */
    confirmNote: confirmedAtBooking,
  };
}

function rowFields(test: PublishedTest) {
  const { id, name, methods, specifications, requirements, place, accredited, confirm } = test;
  return { id, name, methods, specifications, requirements, place, accredited, confirm };
}

const noteOf = ({ note, duration }: PublishedTest) =>
  [note, duration && copy.takes(printedQuantity(duration))].filter(Boolean).join("; ");

/** The footnote, if one of the quantities is ours. */
export const typicalNote = (quantities: readonly PublishedQuantity[]): string[] =>
  quantities.some(isTypical) ? [typicalFigures] : [];

/** A sample without a figure already says that a test is done on site. */
function placeNote({ place, sample }: PublishedTest) {
  if (place === "laboratory") return copy.laboratory;
  return sample.from === "words" ? undefined : copy.site;
}
