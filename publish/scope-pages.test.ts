import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { isTemplateNode } from "@parse5/tools";
import Pdf from "pdfkit";
import sharp from "sharp";
import { expect, test } from "vitest";
import { scopeFile } from "#content/copy/files.ts";
import { pages } from "#content/copy/pages.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { elementsNamed } from "./html.ts";
import { encodeScan, encodeText, writePageImages } from "./scope-pages.ts";
import { client, readPage } from "./testing/built-site.ts";
import { openDocument } from "./testing/read-tables.ts";

const folder = temporaryFolder();

const scan = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: "#a33" } })
    .jpeg()
    .toBuffer();

async function document(): Promise<Buffer> {
  const doc = new Pdf({ size: "A4" });
  const pdf = buffer(doc);
  doc.text("Scope of accreditation");
  doc.addPage({ size: [400, 300], margin: 0 }).image(await scan(), 0, 0, { width: 400 });
  doc.end();
  return pdf;
}

test.each([encodeText, encodeScan])(
  "%o: each page becomes an image of its size",
  async (encode) => {
    await writePageImages(await document(), folder, encode);
    const names = globSync("*.webp", { cwd: folder }).toSorted();
    expect(names).toEqual(["page-001-1600x2263.webp", "page-002-1600x1200.webp"]);
    const [text, scanned] = names.map((name) => sharp(join(folder, name)));
    const { channels } = await text!.stats();
    expect(channels[0]).toMatchObject({ min: 0, max: 255 });
    expect(await scanned!.metadata()).toMatchObject({ width: 1600, height: 1200 });
    const { dominant } = await scanned!.stats();
    expect(dominant.r).toBeGreaterThan(2 * dominant.g);
  },
);

test("the viewer has an image of each page of the document", async () => {
  const pdf = readFileSync(join(client, scopeFile.path));
  const [template] = elementsNamed(readPage(pages.testingScope.path), "template");
  const images = isTemplateNode(template!) ? elementsNamed(template.content, "img") : [];
  expect(images).toHaveLength((await openDocument(pdf)).pages.length);
});
