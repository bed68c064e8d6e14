import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp, { type Sharp } from "sharp";
import { issuedDocument } from "#content/testing-scope.ts";
import { scopePdf } from "./scope-files.ts";

/** Sharp at 150 per cent on a phone with three device pixels to a CSS pixel. */
const width = 1600;

const library = join(import.meta.dirname, "../node_modules/pdfjs-dist");

/** Makes the images of the scope document where the app imports them from; Vite gives them hashed names. */
export async function makeScopePages(root: string): Promise<void> {
  const encode = issuedDocument ? encodeScan : encodeText;
  await writePageImages(await scopePdf(), join(root, "app/pages/testing-scope/generated"), encode);
}

type Encode = (page: Sharp) => Promise<Buffer>;

export const encodeScan: Encode = (page) => page.webp({ quality: 75 }).toBuffer();

/** The few colours of our own document without loss: half as large as with it, and sharp. */
export const encodeText: Encode = async (page) =>
  sharp(await page.png({ palette: true, colours: 16, dither: 0, effort: 1 }).toBuffer())
    .webp({ lossless: true, effort: 1 })
    .toBuffer();

/** Writes an image of each page of the PDF, with its number and size in its name, unless they are there already. */
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
  const opening = getDocument({
    data: new Uint8Array(pdf),
    // An issued document may embed no fonts, and its scans may be of any format.
    standardFontDataUrl: `${library}/standard_fonts/`,
    cMapUrl: `${library}/cmaps/`,
    wasmUrl: `${library}/wasm/`,
  });
  const document = await opening.promise;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const scale = width / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const height = Math.round(viewport.height);
    const { canvas } = (document.canvasFactory as CanvasFactory).create(width, height);
    await page.render({ canvas, viewport }).promise;
    const pixels = sharp(canvas.data(), { raw: { width, height, channels: 4 } }).removeAlpha();
    const name = `page-${String(number).padStart(3, "0")}-${width}x${height}.webp`;
    writeFileSync(join(folder, name), await encode(pixels));
  }
  await opening.destroy();
  writeFileSync(done, "");
}

/** In Node, pdf.js draws on a canvas of @napi-rs/canvas. */
interface CanvasFactory {
  create(width: number, height: number): { canvas: { data(): Buffer } };
}
