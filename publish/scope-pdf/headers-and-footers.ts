import { postalAddress, site } from "#content/site.ts";
import { testingScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { formatDate } from "#derive/dates/format-date.ts";
import { lastChange } from "#derive/pages/changes.ts";
import { palette } from "../palette.ts";
import { page, type Sheet } from "./sheet.ts";
import { styles } from "./text-styles.ts";

const headerBaseline = 40;
const footerBaseline = page.height - 32;
const style = styles.headerAndFooter;

/** Drawn last, because the footer states the number of pages. */
export function drawHeadersAndFooters(sheet: Sheet) {
  const { count } = sheet.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(index);
    sheet.artifact(() => {
      if (index > 0) {
        const title = `${site.name}: ${testingScopeCopy.title}, ${formatDate(lastChange)}`;
        sheet.line(title, style, page.left, headerBaseline);
      }
      sheet.line(postalAddress, style, page.left, footerBaseline);
      sheet.lineRight(`Page ${index + 1} of ${count}`, style, footerBaseline);
    }, "Pagination");
    sheet.rule(footerBaseline - 14, 0.4, palette.border);
  }
}
