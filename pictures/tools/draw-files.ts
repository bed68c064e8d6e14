import { readFileSync } from "node:fs";
import sharp from "sharp";
import { shareImageSize } from "#derive/share-image.ts";
import { favicon, ico, icon, webManifest } from "./draw/brand.ts";
import { certificate, sheet } from "./draw/certificate.ts";
import type { Letters } from "./draw/letters.ts";
import { mark } from "./draw/mark.ts";
import { clientMarkText, markText } from "./draw/mark-text.ts";
import { palette } from "./draw/palette.ts";
import { shareOverlay } from "./draw/share-card.ts";
import type { Drawing } from "./drawings.ts";
import { master } from "./folders.ts";

type Body = Buffer | string;

/** The files of a drawing, in the order of its addresses. */
export async function drawFiles(drawing: Drawing, letters: Letters): Promise<Body[]> {
  switch (drawing.kind) {
    case "mark":
      return [await logo(drawing.mark.logo, () => mark(letters, markText(drawing.mark)))];
    case "client-mark":
      return [await logo(drawing.client.logo, () => mark(letters, clientMarkText(drawing.client)))];
    case "certificate": {
      const { scan } = drawing.certificate;
      const svg = certificate(letters, drawing.certificate, drawing.mark);
      return [...(await page(scan ? master(scan) : Buffer.from(svg))), svg].slice(
        0,
        drawing.addresses.length,
      );
    }
    case "share":
      return [await shareImage(drawing.master, shareOverlay(letters, drawing.card.title))];
    case "brand":
      return brand();
  }
}

/** Somebody's own mark as it is, if it is here; ours if not. */
async function logo(file: string | undefined, draw: () => string): Promise<Body> {
  if (!file) return draw();
  if (file.endsWith(".svg")) return readFileSync(master(file));
  return sharp(master(file)).resize(288, 288, { fit: "inside" }).webp({ quality: 88 }).toBuffer();
}

const page = (source: string | Buffer): Promise<Buffer[]> => {
  const at = (width: number) => sharp(source, { density: 96 }).resize(width);
  return Promise.all([
    ...[210, 420, 840].map((width) => at(width).avif({ quality: 45, effort: 6 }).toBuffer()),
    at(210).webp({ quality: 84, effort: 6 }).toBuffer(),
    at(420).webp({ quality: 86, effort: 6 }).toBuffer(),
    at(840).webp({ quality: 84, effort: 6 }).toBuffer(),
    at(sheet.width).png({ palette: true, compressionLevel: 9 }).toBuffer(),
  ]);
};

/** The picture fills the right, as high as the card; the words have the left. */
async function shareImage(source: string, overlay: string): Promise<Buffer> {
  const { width, height } = shareImageSize;
  const picture = await sharp(source)
    .resize({ height, width: Math.round(height * 1.5), fit: "cover" })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: palette.deep } })
    .composite([
      { input: picture, left: width - Math.round(height * 1.5), top: 0 },
      { input: Buffer.from(overlay) },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** In the order of brandFiles. */
async function brand(): Promise<Body[]> {
  return [
    favicon,
    ico(await png(favicon, 32), 32),
    await png(icon(0.06), 180),
    await png(icon(0.06), 192),
    await png(icon(0.06), 512),
    await png(icon(0.14), 512),
    webManifest,
  ];
}

const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: 1200 })
    .resize(side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
