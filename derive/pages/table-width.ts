import type { ValuesSection } from "#content/services/shape.ts";

type Table = Pick<ValuesSection, "columns" | "rows">;

/** Half of a wide page holds about this many characters of a table. */
const halfPageCharacters = 44;

/** A viewport of 320 px holds about this many, with the padding of the cells. */
const phoneCharacters = 32;

/** A cell of more lines than two makes a narrow table long. */
const twoLines = 60;

export function fitsHalfPage(table: Table): boolean {
  const cells = longest(table, (cell) => [cell]);
  return cells.length <= 2 ? Math.max(...cells) <= twoLines : sum(cells) <= halfPageCharacters;
}

/** Whether every column of a table of values fits a phone; browsers break a line after an en dash too. */
export const fitsPhone = (table: Table) =>
  sum(longest(table, (cell) => cell.split(/\s|(?<=[–-])/))) <= phoneCharacters;

const longest = ({ columns, rows }: Table, parts: (cell: string) => string[]) =>
  columns.map((head, column) =>
    Math.max(
      ...[head, ...rows.map((row) => row[column] ?? "")].flatMap(parts).map(({ length }) => length),
    ),
  );

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
