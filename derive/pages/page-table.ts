import { confirmedAtBooking, typicalFigures } from "#content/copy/booking.ts";
import { testNoteCopy as copy } from "#content/copy/tables.ts";
import type { CataloguedTable } from "../catalogue/catalogue.ts";
import type { PublishedTest } from "../catalogue/published-test.ts";
import { printedText } from "../catalogue/quantity.ts";
import { plannerOf } from "./cube-planner.ts";

export type PageTable = ReturnType<typeof pageTable>;
export type PageGroup = PageTable["groups"][number];
export type PageTest = PageGroup["tests"][number];

/** A table of tests with its quantities as text; a note says what they mean. Few tests have a time: no column. */
export function pageTable(table: CataloguedTable) {
  const { place = "laboratory", sample, groups, notes = [] } = table;
  const quantities = groups.flatMap(({ tests }) =>
    tests.flatMap((test) => [test.sample, test.duration]),
  );
  const hasTypical = quantities.some((quantity) => quantity?.from === "typical");
  return {
    ...table,
    sample: printedText(sample),
    groups: groups.map((group) => ({
      ...group,
      sample: group.sample && printedText(group.sample),
      tests: group.tests.map((test) => ({
        ...rowFields(test),
        placeNote: test.place === place ? undefined : placeNote(test),
      })),
    })),
    notes: hasTypical ? [typicalFigures, ...notes] : notes,
    /** The note of a test that the laboratory has not confirmed. */
    confirmNote: confirmedAtBooking,
  };
}

function rowFields(test: PublishedTest) {
  const { id, name, methods, specifications, requirements, place, accredited, confirm } = test;
  const time = test.duration && copy.takes(printedText(test.duration));
  const note = [test.note, time].filter(Boolean).join("; ");
  const row = { id, name, methods, specifications, requirements, place, accredited, confirm };
  return { ...row, note, sample: printedText(test.sample), planner: plannerOf(id) };
}

/** A sample without a figure already says that a test is done on site. */
function placeNote({ place, sample }: PublishedTest) {
  if (place === "laboratory") return copy.laboratory;
  return sample.from === "words" ? undefined : copy.site;
}
