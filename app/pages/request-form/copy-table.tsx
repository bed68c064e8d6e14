import { clipboardCopy } from "#content/copy/frame/frame.ts";
import { requestFormCopy as copy } from "#content/copy/request/request-form.ts";
import type { Entry } from "#app/request/entries.ts";
import type { TestRequest } from "#app/request/request.ts";
import { quantityText } from "#app/request/request-message.ts";
import { OutlineButton } from "#app/ui/button/button.tsx";
import { useCopied } from "#app/ui/copy-button/use-copied.tsx";
import { escapeHtml } from "#contract/escape-html.ts";

interface CopyTableProps {
  request: TestRequest;
  entries: readonly Entry[];
}

export function CopyTable({ request, entries }: CopyTableProps) {
  const [announcement, announce] = useCopied(clipboardCopy);

  function write() {
    const rows = [
      copy.copiedColumns,
      ...entries.map((entry, at) => [
        String(at + 1),
        entry.name,
        entry.methods.join("; "),
        entry.specifications.join("; "),
        quantityText(entry, request) ?? "",
      ]),
    ];
    const texts = { "text/plain": tabSeparated(rows), "text/html": htmlTable(rows) };
    void announce(navigator.clipboard.write([new ClipboardItem(texts)]));
  }

  return (
    <>
      <OutlineButton onClick={write}>{copy.copyTable}</OutlineButton>
      {announcement}
    </>
  );
}

type Rows = readonly (readonly string[])[];

/** A cell that begins like a formula would be calculated by a spreadsheet. */
const asText = (cell: string) => (/^[=+@-]/.test(cell) ? `'${cell}` : cell);

export const tabSeparated = (rows: Rows): string =>
  rows.map((row) => row.map((cell) => asText(cell.replaceAll("\t", " "))).join("\t")).join("\n");

export const htmlTable = ([head = [], ...body]: Rows): string =>
  `<table>${htmlRow(head, "th")}${body.map((cells) => htmlRow(cells, "td")).join("")}</table>`;

const htmlRow = (cells: readonly string[], tag: "th" | "td") =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(asText(cell))}</${tag}>`).join("")}</tr>`;
