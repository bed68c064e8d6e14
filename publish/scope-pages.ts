import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp, { type Sharp } from "sharp";
import { issuedDocument } from "#content/testing-scope.ts";
import { scopePdf } from "./scope-document.ts";

/** Sharp at 150 per cent on a phone with three device pixels to a CSS pixel. */
const width = 1600;

/** Makes the images of the scope document where the app imports them from; Vite gives them hashed names. */
export async function makeScopePages(root: string): Promise<void> {
  const encode = issuedDocument ? encodeScan : encodeText;
  await writePageImages(await scopePdf(), join(root, "app/views/testing-scope/generated"), encode);
}

type Encode = (page: Sharp) => Promise<Buffer>;

export const encodeScan: Encode = (page) => page.webp({ quality: 75 }).toBuffer();

/** The few colours of our own document without loss: half as large as with it, and sharp. */
export const encodeText: Encode = async (page) =>
  sharp(await page.png({ palette: true, colours: 16, dither: 0, effort: 1 }).toBuffer())
    .webp({ lossless: true, effort: 1 })
    .toBuffer();

export async function writePageImages(
  pdf: Uint8Array,
  folder: string,
  encode: Encode,
): Promise<void> {
  const hash = createHash("sha256")
    .update(pdf)
    .update(readFileSync(import.meta.filename));
  const done = join(folder, hash.digest("hex"));
  if (existsSync(done)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const height = Math.round((originalHeight * width) / originalWidth);
    const name = `page-${String(page.number + 1).padStart(3, "0")}-${width}x${height}.webp`;
    const { data } = await page.render({ width, height });
    const raw = { width, height, channels: 4 } as const;
    writeFileSync(join(folder, name), await encode(sharp(data, { raw }).removeAlpha()));
  }
  document.destroy();
  library.destroy();
  writeFileSync(done, "");
}
