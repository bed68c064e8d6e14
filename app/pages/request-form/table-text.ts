import { escapeHtml } from "#contract/escape-html.ts";

type Rows = readonly (readonly string[])[];

/** A cell that begins like a formula would be calculated by a spreadsheet. */
const asText = (cell: string) => (/^[=+@-]/.test(cell) ? `'${cell}` : cell);

export const tabSeparated = (rows: Rows): string =>
  rows.map((row) => row.map((cell) => asText(cell.replaceAll("\t", " "))).join("\t")).join("\n");

export const htmlTable = ([head = [], ...body]: Rows): string =>
  `<table>${htmlRow(head, "th")}${body.map((cells) => htmlRow(cells, "td")).join("")}</table>`;

const htmlRow = (cells: readonly string[], tag: "th" | "td") =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(asText(cell))}</${tag}>`).join("")}</tr>`;
