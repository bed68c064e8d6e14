import { claims } from "#content/claims.ts";
import { postalAddress, site } from "#content/site.ts";
import { testingScopeWords } from "#content/testing-scope.ts";
import { dateWords } from "#derive/date-words.ts";
import { palette } from "#pictures/tools/draw/palette.ts";
import { page, type Sheet } from "./sheet.ts";
import { type } from "./type-styles.ts";

const headBaseline = 40;
const footBaseline = page.height - 32;

/** Head and foot of every page, once it is known how many there are. */
export function drawRunningLines(sheet: Sheet) {
  const count = sheet.pages;
  for (let at = 0; at < count; at += 1) {
    sheet.doc.switchToPage(at);
    sheet.artifact(() => {
      if (at > 0) {
        sheet.line(
          `${site.name}: ${testingScopeWords.title}`,
          type.running,
          page.left,
          headBaseline,
        );
        sheet.lineRight(
          `${claims.certificateNumber}, ${dateWords(site.revised)}`,
          type.running,
          headBaseline,
        );
      }
      sheet.line(postalAddress, type.running, page.left, footBaseline);
      sheet.lineRight(`Page ${at + 1} of ${count}`, type.running, footBaseline);
    }, "Pagination");
    sheet.rule(footBaseline - 14, 0.4, palette.line);
  }
}
