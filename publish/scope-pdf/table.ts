import { testingScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { joinedMethods } from "#derive/catalogue/methods.ts";
import type { PublishedTest } from "#derive/catalogue/published-test.ts";
import type { HeadedTests, ServiceTests } from "#derive/catalogue/testing-scope.ts";
import { palette } from "../palette.ts";
import { contentWidth, page, type Sheet, type Structure } from "./sheet.ts";
import { styles, type TextStyle } from "./text-styles.ts";

type Line = readonly [text: string, style: TextStyle];

interface Column {
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

const columns: readonly Column[] = testingScopeCopy.columns.map((heading, index) => ({
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

const columnGap = 8;
const padding = 3.2;
const groupPadding = 9;

/** The height of a heading with the first rows, so that a heading is never the last thing on a page. */
export const minTableHeight = 84;

/** The column headings are repeated on each page; a row is never split. */
export function drawTable(sheet: Sheet, section: Structure, { groups }: ServiceTests) {
  const table = sheet.element(section, "Table");
  drawColumnHeadings(sheet, sheet.element(table, "THead"));
  for (const group of groups) drawGroup(sheet, sheet.element(table, "TBody"), group);
  table.end();
}

function drawGroup(sheet: Sheet, body: Structure, { heading, tests }: HeadedTests) {
  const laidOut = tests.map((test) => layOutRow(sheet, test));
  if (heading) drawGroupHeading(sheet, body, heading, heightOf(laidOut[0]!));
  for (const cells of laidOut) {
    breakPageUnlessFits(sheet, heightOf(cells));
    drawRow(sheet, body, cells);
  }
}

/** Repeated column headings are artifacts: the table has them once already. */
function breakPageUnlessFits(sheet: Sheet, height: number) {
  if (sheet.fits(height)) return;
  sheet.addPage();
  drawColumnHeadings(sheet);
}

function drawColumnHeadings(sheet: Sheet, thead?: Structure) {
  const cells = columns.map(({ heading }): Line[] => [[heading, styles.columnHeading]]);
  const row = thead && sheet.element(thead, "TR");
  drawCells(sheet, cells, (index, draw) => {
    const title = columns[index]!.heading;
    if (row) sheet.element(row, "TH", { scope: "Column", title }, draw);
    else sheet.artifact(draw, "Pagination");
  });
  sheet.rule(sheet.y, 1.2, palette.text);
}

/** Stays on the page of its first row. */
function drawGroupHeading(sheet: Sheet, body: Structure, heading: string, rowHeight: number) {
  const style = styles.groupHeading;
  const height = sheet.linesOf(heading, style, contentWidth).length * style.lineHeight;
  breakPageUnlessFits(sheet, groupPadding + height + padding + rowHeight);
  sheet.y += groupPadding;
  const options = { scope: "Row", colSpan: columns.length } as const;
  sheet.paragraph(sheet.element(body, "TR"), "TH", heading, style, options);
  sheet.y += padding;
  sheet.rule(sheet.y, 0.5, palette.borderStrong);
}

function drawRow(sheet: Sheet, body: Structure, cells: readonly Line[][]) {
  const row = sheet.element(body, "TR");
  drawCells(sheet, cells, (index, draw) => {
    if (index === 1) sheet.element(row, "TH", { scope: "Row" }, draw);
    else sheet.element(row, "TD", {}, draw);
  });
  sheet.rule(sheet.y, 0.4, palette.border);
}

function drawCells(
  sheet: Sheet,
  cells: readonly Line[][],
  drawCell: (index: number, draw: () => void) => void,
) {
  const top = sheet.y + padding;
  let x = page.left;
  for (const [index, lines] of cells.entries()) {
    const left = x;
    drawCell(index, () => {
      let y = top;
      for (const [text, style] of lines) {
        sheet.line(text, style, left, y + styles.cell.size);
        y += style.lineHeight;
      }
    });
    x += columns[index]!.width;
  }
  sheet.y += heightOf(cells);
}

const heightOf = (cells: readonly Line[][]) =>
  2 * padding +
  Math.max(...cells.map((lines) => lines.reduce((sum, [, style]) => sum + style.lineHeight, 0)));

const layOutRow = (sheet: Sheet, test: PublishedTest): Line[][] =>
  columns.map(({ width, paragraphs }) =>
    paragraphs(test).flatMap(([text, style]) =>
      sheet.linesOf(text, style, width - columnGap).map((line): Line => [line, style]),
    ),
  );
