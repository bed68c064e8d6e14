/** What a row of a table is about: the first text or link of its heading, after a number. */
export const rowName = (row: HTMLTableRowElement): string =>
  [...row.cells[0]!.childNodes]
    .find(({ nodeName }) => nodeName === "#text" || nodeName === "A")!
    .textContent!.trim();
