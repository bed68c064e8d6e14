import type { ScopeStatus } from "#content/services/shape.ts";
import { testingScopeWords } from "#content/testing-scope.ts";
import type { CataloguedTest } from "#derive/catalogue.ts";
import { scopeColumns } from "#derive/testing-scope.ts";
import { contentWidth } from "./sheet.ts";
import { styles, type TextStyle } from "./text-styles.ts";

export type Line = readonly [text: string, style: TextStyle];

export interface Column {
  readonly heading: string;
  /** In points. */
  readonly width: number;
  readonly paragraphs: (test: CataloguedTest) => Line[];
}

/** The width of the test's name is what the others leave. */
const [serial, methods, specifications, place, status] = [34, 122, 110, 52, 52] as const;

/** The columns of every table; the status has none where all tests share it. */
export function tableColumns(shared: ScopeStatus | undefined): readonly Column[] {
  const { places, statuses } = testingScopeWords;
  const name = contentWidth - serial - methods - specifications - place - (shared ? 0 : status);
  const columns: readonly Omit<Column, "heading">[] = [
    { width: serial, paragraphs: (test) => [[String(test.serial), styles.serial]] },
    { width: name, paragraphs: nameAndNote },
    { width: methods, paragraphs: (test) => standardLines(test.methods) },
    { width: specifications, paragraphs: (test) => standardLines(test.specifications) },
    { width: place, paragraphs: (test) => [[places[test.place], styles.cell]] },
    { width: status, paragraphs: (test) => [[statuses[test.scope], styles.cell]] },
  ];
  return scopeColumns(shared).map((heading, index) => ({ heading, ...columns[index]! }));
}

const nameAndNote = ({ name, note }: CataloguedTest): Line[] =>
  note
    ? [
        [`${name};`, styles.cell],
        [note, styles.note],
      ]
    : [[name, styles.cell]];

/** Each standard starts a new line. */
const standardLines = (ids: readonly string[]): Line[] =>
  ids.map((id, index) => [index < ids.length - 1 ? `${id};` : id, styles.standard]);
