import { testingScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { joinedMethods } from "#derive/catalogue/methods.ts";
import type { PublishedTest } from "#derive/catalogue/published-test.ts";
import { contentWidth } from "./sheet.ts";
import { styles, type TextStyle } from "./text-styles.ts";

export type Line = readonly [text: string, style: TextStyle];

export interface Column {
  readonly heading: string;
  readonly width: number;
  readonly paragraphs: (test: PublishedTest) => Line[];
}

/** The width of the test's name is what the others leave. */
const [serial, methods, specifications, place] = [34, 122, 110, 52] as const;
const testName = contentWidth - serial - methods - specifications - place;

const contents: readonly Omit<Column, "heading">[] = [
  { width: serial, paragraphs: (test) => [[String(test.serial), styles.serial]] },
  { width: testName, paragraphs: (test) => nameAndNote(test) },
  { width: methods, paragraphs: (test) => methodLines(test) },
  { width: specifications, paragraphs: (test) => standardLines(test.specifications) },
  { width: place, paragraphs: (test) => [[testingScopeCopy.places[test.place], styles.cell]] },
];

export const tableColumns: readonly Column[] = testingScopeCopy.columns.map((heading, index) => ({
  heading,
  ...contents[index]!,
}));

const nameAndNote = ({ name, note }: PublishedTest): Line[] =>
  note
    ? [
        [`${name};`, styles.cell],
        [note, styles.note],
      ]
    : [[name, styles.cell]];

const methodLines = (test: PublishedTest): Line[] =>
  joinedMethods(test).map(({ method, joint }) => [`${method}${joint}`.trimEnd(), styles.standard]);

const standardLines = (ids: readonly string[]): Line[] =>
  ids.map((id, index) => [index < ids.length - 1 ? `${id};` : id, styles.standard]);
