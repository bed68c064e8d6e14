import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
import { claims } from "#content/claims.ts";
import { postalAddress, site } from "#content/site.ts";
import { testingScopeWords } from "#content/testing-scope.ts";
import { dateWords } from "#derive/date-words.ts";
import { testingScope } from "#derive/testing-scope.ts";
import { drawCover } from "./cover.ts";
import { embeddedFaces } from "./embedded-faces.ts";
import { drawRunningLines } from "./running-lines.ts";
import { packObjects } from "./pack-objects.ts";
import { page, Sheet } from "./sheet.ts";
import { drawTable, openingHeight } from "./table.ts";
import { type } from "./type-styles.ts";

/** Declares the document accessible (PDF/UA-1): tagged, with title, language and every face inside. */
const accessible = `<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>`;

/** The scope document as a file. The same content gives the same bytes: its date is the content's. */
export async function makeScopePdf(): Promise<Buffer> {
  const tables = testingScope();
  const title = `${testingScopeWords.title}, ${site.name}`;
  const day = new Date(`${site.revised}T00:00:00Z`);
  const doc = new Pdf({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    lang: "en-IN",
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: site.name, Creator: site.name, CreationDate: day, ModDate: day },
  });
  const bytes = buffer(doc);
  const sheet = new Sheet(doc, await embeddedFaces(wordsOf({ tables, title })));
  const root = doc.struct("Document");
  doc.addStructure(root);
  const finishCover = drawCover(sheet, root, tables);
  const pageOf = new Map<string, number>();
  sheet.turn();
  for (const table of tables) {
    if (!sheet.fits(openingHeight)) sheet.turn();
    const section = doc.struct("Sect");
    root.add(section);
    doc.addNamedDestination(table.slug, "XYZ", 0, sheet.y, null);
    doc.outline.addItem(table.name, { top: sheet.y, left: page.width });
    sheet.paragraph(section, "H2", table.name, type.heading);
    pageOf.set(table.slug, sheet.pages);
    drawTable(sheet, section, table);
    section.end();
    sheet.y += 26;
  }
  finishCover(pageOf);
  root.end();
  drawRunningLines(sheet);
  doc.appendXML(accessible);
  doc.end();
  return packObjects(await bytes);
}

/** Every character the document may show. */
function wordsOf(content: unknown): string {
  return [
    strings({ content, site, testingScopeWords, claims }).join(" "),
    postalAddress,
    dateWords(site.revised),
    "Page of Services : ; 0123456789",
  ].join(" ");
}

function strings(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(strings);
}
