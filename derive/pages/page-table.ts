import { confirmedAtBooking } from "#content/copy/tables/booking.ts";
import {
  doneOnSite,
  testNoteCopy as noteCopy,
  testsTableCopy as copy,
} from "#content/copy/tables/tables.ts";
import { type CataloguedTable, isOffered } from "../catalogue/catalogue.ts";
import type { PublishedTest } from "../catalogue/published-test.ts";
import { printedText } from "../catalogue/quantity.ts";
import { askPath, scopeQuestion } from "./ask-path.ts";
import { plannerOf } from "./planner-page.ts";
import { type PageCell, type SharedSample, tableColumns } from "./table-columns.ts";

export type PageTable = ReturnType<typeof pageTable>;
export type PageGroup = PageTable["groups"][number];
export type PageRow = PageGroup["rows"][number];

/** A table of a service in the testing scope asks, with the service's name, which tests are accredited. */
export function pageTable(table: CataloguedTable, inScope?: string | false) {
  const { heading, intro, place = "laboratory", numbered, notes = [] } = table;
  const tests = table.groups.flatMap((group) => group.tests);
  const allToConfirm = tests.every(({ confirm }) => confirm);
  const groups = table.groups.map((group) => ({
    ...group,
    shared: sharedSample(group.tests.map(({ sample }) => printedText(sample))),
  }));
  const columns = tableColumns({ ...table, groups });
  const shown = columns.filter(({ sparse }) => !sparse);
  const [only] = groups;
  const ask = (name: string, asked: typeof tests) =>
    inScope &&
    asked.some((test) => isOffered(test) && test.accredited.length === 0) &&
    askPath(scopeQuestion, `${inScope}, ${name}`);
  return {
    kind: "tests" as const,
    heading,
    intro,
    count: tests.length,
    shared: {
      remarks: [
        place === "site" && !doneOnSite(only?.shared?.sample ?? "") && copy.onSite,
        allToConfirm && confirmedAtBooking,
        !only?.heading && only?.shared && copy.sampleIs(only.shared.text),
      ].filter((remark) => remark !== false && remark !== undefined && remark !== ""),
      specifications: only?.heading ? undefined : only?.specifications,
      ask: !only?.heading && ask(heading, tests),
    },
    columns: shown.map(({ head, kind }) => ({ head, kind })),
    groups: groups.map(({ heading: name, specifications, shared, ...group }) => ({
      heading: name,
      sample: name ? shared?.text : undefined,
      specifications: name ? specifications : undefined,
      ask: name && ask(name, group.tests),
      rows: group.tests.map((test) => ({
        id: test.id,
        name: test.name,
        number: numbered && tests.indexOf(test) + 1,
        accredited: test.accredited,
        planner: plannerOf(test.id),
        notes: [
          { text: ownNotes(test, place, allToConfirm) },
          ...columns
            .filter(({ sparse }) => sparse)
            .map((column): PageCell => labelled(column.head, column.cell(test))),
        ].filter(({ text, standards }) => text || standards?.length),
        cells: shown.map(({ cell }) => cell(test)),
      })),
    })),
    notes,
  };
}

export function sharedSample(texts: readonly string[]): SharedSample | undefined {
  const count = (text: string) => texts.filter((other) => other === text).length;
  const sample = texts.find((text) => count(text) * 2 > texts.length);
  if (sample === undefined) return undefined;
  return { sample, text: count(sample) === texts.length ? sample : copy.unlessStated(sample) };
}

function ownNotes(test: PublishedTest, place: string, allToConfirm: boolean): string {
  const time = test.duration && noteCopy.takes(printedText(test.duration));
  const away = test.place !== place && placeNote(test);
  const confirm = test.confirm && !allToConfirm && confirmedAtBooking;
  return [test.note, time, away, confirm].filter(Boolean).join("; ");
}

/** A sample without a figure already says that a test is done on site. */
function placeNote({ place, sample }: PublishedTest) {
  if (place === "laboratory") return noteCopy.laboratory;
  return sample.from === "words" ? undefined : noteCopy.site;
}

const labelled = (head: string, { text, standards }: PageCell): PageCell =>
  text || standards?.length
    ? {
        text: text && doneOnSite(text) ? text : `${head}: ${text ?? ""}`.trimEnd(),
        ...(standards && { standards }),
      }
    : {};
