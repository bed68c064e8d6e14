import { site } from "#content/site.ts";
import { listRevised } from "#content/testing-scope.ts";
import { testingScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { formatDate } from "#derive/dates/format-date.ts";
import { type ServiceTests, testCount } from "#derive/catalogue/testing-scope.ts";
import { palette } from "../palette.ts";
import { contentWidth, page, type Sheet, type Structure } from "./sheet.ts";
import { styles } from "./text-styles.ts";

const bandHeight = 196;
const entryHeight = 25;

/** Drawn after the tables, when the page of each service is known. */
export function drawCover(
  sheet: Sheet,
  section: Structure,
  tables: readonly ServiceTests[],
  pageOf: ReadonlyMap<string, number>,
) {
  const { title, lead, accredited, leftOut, ask, editions } = testingScopeCopy;
  sheet.doc.switchToPage(0);
  sheet.artifact(() => drawBand(sheet));
  sheet.y = 34;
  sheet.paragraph(section, "P", site.name, styles.name);
  sheet.paragraph(section, "P", site.strapline, styles.strapline);
  sheet.y = 92;
  sheet.paragraph(section, "H1", title, styles.title);
  sheet.y += 8;
  sheet.paragraph(section, "P", formatDate(listRevised), styles.date);
  sheet.y = bandHeight + 30;
  sheet.paragraph(section, "P", lead(testCount()), styles.lead);
  sheet.y += 8;
  for (const text of [accredited, `${ask} ${site.email}`, leftOut, editions]) {
    sheet.paragraph(section, "P", text, styles.body);
    sheet.y += 5;
  }
  sheet.y += 12;
  sheet.paragraph(section, "H2", "Services", styles.heading);
  sheet.y += 2;
  const contents = sheet.element(section, "TOC");
  sheet.rule(sheet.y, 1.2, palette.text);
  for (const table of tables)
    drawEntry(sheet, sheet.element(contents, "TOCI"), table, pageOf.get(table.slug)!);
}

function drawBand({ doc }: Sheet) {
  doc.rect(0, 0, page.width, bandHeight).fill(palette.deep);
  for (let tick = 0; tick * 6 <= page.width; tick += 1) {
    const height = tick % 10 === 0 ? 10 : tick % 5 === 0 ? 7 : 4;
    doc.moveTo(tick * 6, bandHeight).lineTo(tick * 6, bandHeight - height);
  }
  doc.lineWidth(0.7).strokeColor(palette.brass).stroke();
}

function drawEntry(sheet: Sheet, entry: Structure, table: ServiceTests, pageNumber: number) {
  const { slug, name } = table;
  const link = sheet.element(entry, "Link");
  const baseline = sheet.y + 17;
  link.add(() => sheet.line(name, styles.body, page.left, baseline));
  // pdfkit writes a String object as text and a primitive string as a PDF name.
  const Contents = Object(name);
  sheet.doc.goTo(page.left, sheet.y, contentWidth, entryHeight, slug, {
    Contents,
    structParent: link,
  });
  link.end();
  entry.add(() => sheet.lineRight(String(pageNumber), styles.body, baseline));
  sheet.y += entryHeight;
  sheet.rule(sheet.y, 0.4, palette.border);
}
