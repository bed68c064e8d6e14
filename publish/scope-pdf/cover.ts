import { claims } from "#content/claims.ts";
import { site } from "#content/site.ts";
import { testingScopeWords } from "#content/testing-scope.ts";
import { dateWords } from "#derive/date-words.ts";
import type { ScopeService } from "#derive/testing-scope.ts";
import { palette } from "#pictures/tools/draw/palette.ts";
import { measure, page, type Sheet, type Structure } from "./sheet.ts";
import { type } from "./type-styles.ts";

const band = 196;
const lineLength = 430;

/** Writes the pages of the services into the contents, and closes the cover. */
export type FinishCover = (pageOf: ReadonlyMap<string, number>) => void;

/** Who says it, on which certificate, as of when; what it is and is not. */
export function drawCover(
  sheet: Sheet,
  root: Structure,
  tables: readonly ScopeService[],
): FinishCover {
  const section = sheet.doc.struct("Sect");
  root.add(section);
  sheet.artifact(() => {
    sheet.doc.rect(0, 0, page.width, band).fill(palette.deep);
    ruler(sheet);
  });
  sheet.y = 34;
  sheet.paragraph(section, "P", site.name, type.name);
  sheet.paragraph(section, "P", site.strapline, type.onDeep);
  sheet.y = 92;
  sheet.paragraph(section, "H1", testingScopeWords.title, type.title);
  sheet.y += 8;
  sheet.paragraph(
    section,
    "P",
    `Accreditation certificate ${claims.certificateNumber}`,
    type.factOnDeep,
  );
  sheet.paragraph(section, "P", dateWords(site.revised), type.factOnDeep);
  sheet.y = band + 30;
  sheet.paragraph(section, "P", testingScopeWords.lead, type.lead, lineLength);
  sheet.y += 8;
  const { certificate, leftOut, statusMeaning, editions } = testingScopeWords;
  for (const text of [`${certificate} ${leftOut}`, statusMeaning, editions]) {
    sheet.paragraph(section, "P", text, type.body, lineLength);
    sheet.y += 5;
  }
  sheet.y += 12;
  sheet.paragraph(section, "H2", "Services", type.heading);
  sheet.y += 2;
  const writePages = drawContents(sheet, section, tables);
  return (pageOf) => {
    sheet.doc.switchToPage(0);
    writePages(pageOf);
    section.end();
  };
}

/** Where each service begins: the pages are known once the whole document is laid out. */
function drawContents(
  sheet: Sheet,
  section: Structure,
  tables: readonly ScopeService[],
): FinishCover {
  const contents = sheet.doc.struct("TOC");
  section.add(contents);
  sheet.rule(sheet.y, 1.2, palette.ink.light);
  const entries = tables.map(({ slug, name }) => {
    const entry = sheet.doc.struct("TOCI");
    contents.add(entry);
    const link = sheet.doc.struct("Link");
    entry.add(link);
    const baseline = sheet.y + 14;
    link.add(() => sheet.line(name, type.body, page.left, baseline));
    // The library takes a string object for text and a plain string for a name.
    const Contents = Object(name);
    sheet.doc.goTo(page.left, sheet.y, measure, 20, slug, { Contents, structParent: link });
    link.end();
    sheet.y += 20;
    sheet.rule(sheet.y, 0.4, palette.line);
    return { slug, entry, baseline };
  });
  return (pageOf) => {
    for (const { slug, entry, baseline } of entries)
      entry.add(() => sheet.lineRight(String(pageOf.get(slug)), type.serial, baseline));
  };
}

/** The house's one ornament, on the edge of the band. */
function ruler({ doc }: Sheet) {
  for (let at = 0; at * 6 <= page.width; at += 1) {
    const height = at % 10 === 0 ? 10 : at % 5 === 0 ? 7 : 4;
    doc.moveTo(at * 6, band).lineTo(at * 6, band - height);
  }
  doc.lineWidth(0.7).strokeColor(palette.brass).stroke();
}
