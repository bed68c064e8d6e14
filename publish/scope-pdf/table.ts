import { testingScopeWords } from "#content/testing-scope.ts";
import type { CataloguedTest } from "#derive/catalogue.ts";
import type { ScopeGroup, ScopeService } from "#derive/testing-scope.ts";
import { palette } from "../palette.ts";
import { contentWidth, page, type Sheet, type Structure } from "./sheet.ts";
import { styles, type TextStyle } from "./text-styles.ts";

/** Serial, test, methods, specifications, location and status, in points; the test gets what is left. */
const [serial, methods, specifications, location, status] = [34, 122, 110, 52, 52] as const;
const test = contentWidth - serial - methods - specifications - location - status;
const widths = [serial, test, methods, specifications, location, status];
const columnGap = 8;
const padding = 3.2;
const groupPadding = 9;

type Line = readonly [text: string, style: TextStyle];

/** The height of a heading with the first rows, so that a heading is never the last thing on a page. */
export const minTableHeight = 84;

/** The column headings are repeated on each page; a row is never split. */
export function drawTable(sheet: Sheet, section: Structure, { groups }: ScopeService) {
  const table = sheet.element(section, "Table");
  drawColumnHeadings(sheet, sheet.element(table, "THead"));
  for (const group of groups) drawGroup(sheet, sheet.element(table, "TBody"), group);
  table.end();
}

function drawGroup(sheet: Sheet, body: Structure, { heading, tests }: ScopeGroup) {
  const laidOut = tests.map((each) => layOutRow(sheet, each));
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
  const titles = testingScopeWords.columns;
  const cells = titles.map((text): Line[] => [[text, styles.columnHeading]]);
  const row = thead && sheet.element(thead, "TR");
  drawCells(sheet, cells, (column, draw) => {
    if (row) sheet.element(row, "TH", { scope: "Column", title: titles[column] }, draw);
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
  const options = { scope: "Row", colSpan: widths.length } as const;
  sheet.paragraph(sheet.element(body, "TR"), "TH", heading, style, options);
  sheet.y += padding;
  sheet.rule(sheet.y, 0.5, palette.borderStrong);
}

function drawRow(sheet: Sheet, body: Structure, cells: readonly Line[][]) {
  const row = sheet.element(body, "TR");
  drawCells(sheet, cells, (column, draw) => {
    if (column === 1) sheet.element(row, "TH", { scope: "Row" }, draw);
    else sheet.element(row, "TD", {}, draw);
  });
  sheet.rule(sheet.y, 0.4, palette.border);
}

/** Draws the cells side by side and moves the cursor below the highest. */
function drawCells(
  sheet: Sheet,
  cells: readonly Line[][],
  drawCell: (column: number, draw: () => void) => void,
) {
  const top = sheet.y + padding;
  let x = page.left;
  for (const [column, lines] of cells.entries()) {
    const left = x;
    drawCell(column, () => {
      let y = top;
      for (const [text, style] of lines) {
        sheet.line(text, style, left, y + styles.cell.size);
        y += style.lineHeight;
      }
    });
    x += widths[column]!;
  }
  sheet.y += heightOf(cells);
}

const heightOf = (cells: readonly Line[][]) =>
  2 * padding +
  Math.max(...cells.map((lines) => lines.reduce((sum, [, style]) => sum + style.lineHeight, 0)));

function layOutRow(sheet: Sheet, row: CataloguedTest): Line[][] {
  const cells: Line[][] = [
    [[String(row.serial), styles.serial]],
    [[row.note ? `${row.name};` : row.name, styles.cell]],
    standardLines(row.methods),
    standardLines(row.specifications),
    [[testingScopeWords.places[row.place], styles.cell]],
    [[testingScopeWords.statuses[row.scope], styles.cell]],
  ];
  if (row.note) cells[1]!.push([row.note, styles.note]);
  return cells.map((paragraphs, column) =>
    paragraphs.flatMap(([text, style]) =>
      sheet.linesOf(text, style, widths[column]! - columnGap).map((line): Line => [line, style]),
    ),
  );
}

/** Each standard starts a new line. */
const standardLines = (ids: readonly string[]): Line[] =>
  ids.map((id, index) => [index < ids.length - 1 ? `${id};` : id, styles.standard]);
