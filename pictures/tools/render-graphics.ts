import { extname } from "node:path";
import sharp from "sharp";
import { shareImageSize } from "#derive/pages/share-image.ts";
import { palette } from "#publish/palette.ts";
import { shareOverlay } from "./draw/share-card.ts";

export const renderLogo = (master: string) =>
  sharp(master).resize(288, 288, { fit: "inside" }).webp({ quality: 88 }).toBuffer();

export function renderCertificate(
  master: string,
  suffix: string,
  width: number,
  quality?: number,
): Promise<Buffer> {
  const image = sharp(master, { density: 96 }).resize(width);
  switch (extname(suffix)) {
    case ".avif":
      return image.avif({ quality, effort: 6 }).toBuffer();
    case ".webp":
      return image.webp({ quality, effort: 6 }).toBuffer();
    default:
      return image.png({ palette: true, compressionLevel: 9 }).toBuffer();
  }
}

/** The picture fills the right side; the text is on the left. */
export async function renderShareImage(master: string, title: string): Promise<Buffer> {
  const { width, height } = shareImageSize;
  const pictureWidth = Math.round(height * 1.5);
  const picture = await sharp(master)
    .resize({ height, width: pictureWidth, fit: "cover" })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: palette.deep } })
    .composite([
      { input: picture, left: width - pictureWidth, top: 0 },
      { input: Buffer.from(shareOverlay(title)) },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

export const renderIcon = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: 1200 })
    .resize(side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
