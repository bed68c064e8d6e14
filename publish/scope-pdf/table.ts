import { testingScopeWords } from "#content/testing-scope.ts";
import type { CataloguedTest } from "#derive/catalogue.ts";
import type { ScopeGroup, ScopeService } from "#derive/testing-scope.ts";
import { palette } from "#pictures/tools/draw/palette.ts";
import { measure, page, type Sheet, type Structure, type TextStyle } from "./sheet.ts";
import { type } from "./type-styles.ts";

/** Widths of the columns in points; what is left of the measure goes to the test. */
const fixed = { serial: 34, method: 122, specification: 110, where: 52, status: 52 };
const taken = Object.values(fixed).reduce((sum, width) => sum + width, 0);
const widths = [
  fixed.serial,
  measure - taken,
  fixed.method,
  fixed.specification,
  fixed.where,
  fixed.status,
];
const gap = 8;
const pad = 3.2;
const groupPad = 9;

interface Line {
  text: string;
  style: TextStyle;
}

/** A service's table. Its head is repeated on each page; a row is never broken. */
export function drawTable(sheet: Sheet, section: Structure, { groups }: ScopeService) {
  const table = sheet.doc.struct("Table");
  section.add(table);
  const thead = sheet.doc.struct("THead");
  table.add(thead);
  drawHead(sheet, thead);
  for (const group of groups) drawGroup(sheet, table, group);
  table.end();
}

/** What the first rows of a table need below its heading, so that no heading stands alone. */
export const openingHeight = 84;

function drawGroup(sheet: Sheet, table: Structure, { heading, tests }: ScopeGroup) {
  const body = sheet.doc.struct("TBody");
  table.add(body);
  const sets = tests.map((test) => cells(sheet, test));
  if (heading) {
    const words = sheet.linesOf(heading, type.group, measure);
    makeRoom(sheet, words.length * type.group.leading + groupPad + pad + heightOf(sets[0]!));
    drawGroupHead(sheet, body, words);
  }
  for (const set of sets) {
    makeRoom(sheet, heightOf(set));
    drawRow(sheet, body, set);
  }
}

function makeRoom(sheet: Sheet, height: number) {
  if (sheet.fits(height)) return;
  sheet.turn();
  // The head is part of the table once; where it is repeated it only helps the eye.
  drawHead(sheet);
}

function drawHead(sheet: Sheet, thead?: Structure) {
  const set = testingScopeWords.columns.map((text) => [{ text, style: type.head }]);
  if (thead) {
    const row = sheet.doc.struct("TR");
    thead.add(row);
    place(sheet, set, (column, draw) =>
      row.add(
        sheet.doc.struct("TH", { scope: "Column", title: testingScopeWords.columns[column] }, draw),
      ),
    );
  } else {
    place(sheet, set, (_, draw) => sheet.artifact(draw, "Pagination"));
  }
  sheet.rule(sheet.y, 1.2, palette.ink.light);
}

function drawGroupHead(sheet: Sheet, body: Structure, words: readonly string[]) {
  const row = sheet.doc.struct("TR");
  body.add(row);
  const top = sheet.y + groupPad;
  const cell = sheet.doc.struct("TH", { scope: "Row" }, () => {
    for (const [at, text] of words.entries())
      sheet.line(text, type.group, page.left, top + type.group.size + at * type.group.leading);
  });
  Object.assign(cell.dictionary.data.A as object, { ColSpan: widths.length });
  row.add(cell);
  sheet.y = top + words.length * type.group.leading + pad;
  sheet.rule(sheet.y, 0.5, palette.edge);
}

function drawRow(sheet: Sheet, body: Structure, set: readonly Line[][]) {
  const row = sheet.doc.struct("TR");
  body.add(row);
  place(sheet, set, (column, draw) =>
    row.add(
      column === 1
        ? sheet.doc.struct("TH", { scope: "Row" }, draw)
        : sheet.doc.struct("TD", {}, draw),
    ),
  );
  sheet.rule(sheet.y, 0.4, palette.line);
}

/** Sets the cells of a row side by side and moves the pen below the highest. */
function place(
  sheet: Sheet,
  set: readonly Line[][],
  put: (column: number, draw: () => void) => void,
) {
  const top = sheet.y + pad;
  let x: number = page.left;
  for (const [column, lines] of set.entries()) {
    const left = x;
    put(column, () => {
      let y = top;
      for (const { text, style } of lines) {
        sheet.line(text, style, left, y + type.cell.size);
        y += style.leading;
      }
    });
    x += widths[column]!;
  }
  sheet.y += heightOf(set);
}

const heightOf = (set: readonly Line[][]) =>
  2 * pad +
  Math.max(...set.map((lines) => lines.reduce((sum, { style }) => sum + style.leading, 0)));

function cells(sheet: Sheet, test: CataloguedTest): Line[][] {
  const name: [string, TextStyle][] = test.note
    ? [
        [`${test.name};`, type.cell],
        [test.note, type.note],
      ]
    : [[test.name, type.cell]];
  const texts: [string, TextStyle][][] = [
    [[String(test.serial), type.serial]],
    name,
    standards(test.methods),
    standards(test.specifications),
    [[testingScopeWords.places[test.place], type.cell]],
    [[testingScopeWords.statuses[test.scope], type.cell]],
  ];
  return texts.map((parts, column) =>
    parts.flatMap(([text, style]) =>
      sheet.linesOf(text, style, widths[column]! - gap).map((line) => ({ text: line, style })),
    ),
  );
}

/** Each standard begins a line of its own. */
const standards = (ids: readonly string[]): [string, TextStyle][] =>
  ids.map((id, at) => [at < ids.length - 1 ? `${id};` : id, type.standard]);
