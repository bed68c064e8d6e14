import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
import { postalAddress, site } from "#content/site.ts";
import { listRevised } from "#content/testing-scope.ts";
import { testingScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { testingScope } from "#derive/catalogue/testing-scope.ts";
import { formatDate } from "#derive/dates/format-date.ts";
import { ascii } from "../fonts/faces.ts";
import { palette } from "../palette.ts";
import { drawCover } from "./cover.ts";
import { embedFonts } from "./embedded-fonts.ts";
import { page, Sheet } from "./sheet.ts";
import { drawTable, minTableHeight } from "./table.ts";
import { styles } from "./text-styles.ts";

/** The same content gives the same bytes, because the file carries the date of the content. */
export async function makeScopePdf(): Promise<Buffer> {
  const tables = testingScope();
  const title = `${testingScopeCopy.title}, ${site.name}`;
  const day = new Date(`${listRevised}T00:00:00Z`);
  const doc = new Pdf({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    // The type package does not know this value yet.
    subset: "PDF/UA" as "PDF/A-1",
    lang: "en-IN",
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: site.name, Creator: site.name, CreationDate: day, ModDate: day },
  });
  const bytes = buffer(doc);
  // All characters of the document that are not ASCII are in these.
  const text = ascii.join("") + JSON.stringify({ tables, site, testingScopeCopy });
  const sheet = new Sheet(doc, await embedFonts(text));
  const root = doc.struct("Document");
  doc.addStructure(root);
  const cover = sheet.element(root, "Sect");
  const pageOf = new Map<string, number>();
  sheet.addPage();
  for (const table of tables) {
    if (!sheet.fits(minTableHeight)) sheet.addPage();
    const section = sheet.element(root, "Sect");
    doc.addNamedDestination(table.slug, "XYZ", 0, sheet.y, null);
    doc.outline.addItem(table.name, { top: sheet.y, left: page.width });
    sheet.paragraph(section, "H2", table.name, styles.heading);
    pageOf.set(table.slug, doc.bufferedPageRange().count);
    drawTable(sheet, section, table);
    section.end();
    sheet.y += 26;
  }
  drawCover(sheet, cover, tables, pageOf);
  root.end();
  drawHeadersAndFooters(sheet);
  doc.end();
  return bytes;
}

const headerBaseline = 40;
const footerBaseline = page.height - 32;

/** Drawn last, because the footer states the number of pages. */
function drawHeadersAndFooters(sheet: Sheet) {
  const { count } = sheet.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(index);
    sheet.artifact(() => {
      if (index > 0) {
        const header = `${site.name}: ${testingScopeCopy.header}, ${formatDate(listRevised)}`;
        sheet.line(header, styles.headerAndFooter, page.left, headerBaseline);
      }
      sheet.line(postalAddress, styles.headerAndFooter, page.left, footerBaseline);
      sheet.lineRight(`Page ${index + 1} of ${count}`, styles.headerAndFooter, footerBaseline);
    }, "Pagination");
    sheet.rule(footerBaseline - 14, 0.4, palette.border);
  }
}
