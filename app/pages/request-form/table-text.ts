import { escapeHtml } from "#contract/escape-html.ts";

type Rows = readonly (readonly string[])[];

/** A cell that begins like a formula would be calculated by a spreadsheet. */
const asText = (cell: string) => (/^[=+@-]/.test(cell) ? `'${cell}` : cell);

export const tabSeparated = (rows: Rows): string =>
  rows.map((row) => row.map((cell) => asText(cell.replaceAll("\t", " "))).join("\t")).join("\n");

export function htmlTable([head = [], ...body]: Rows): string {
  const row = (cells: readonly string[], tag: "th" | "td") =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(asText(cell))}</${tag}>`).join("")}</tr>`;
  return `<table>${row(head, "th")}${body.map((cells) => row(cells, "td")).join("")}</table>`;
}
