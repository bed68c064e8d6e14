import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import sharp from "sharp";
import { accreditationMarks, certificates } from "#content/accreditation.ts";
import { ownLogo } from "#content/brand.ts";
import { clients } from "#content/clients.ts";
import { type ShareCard, shareCards } from "#derive/pages/picture-places.ts";
import { shareImagePath, shareImageSize } from "#derive/pages/share-image.ts";
import { cacheKey, masterOf } from "#publish/pictures.ts";
import { favicon, ico, icon, webManifest } from "./brand-icons.ts";
import { type GeneratedFile, hashedPath } from "./generated-file.ts";

interface Graphic {
  readonly id: string;
  readonly files: readonly GeneratedFile[];
}

/** Everything that is not a cropped picture, and how to make it; nothing is rendered here. */
export const graphics = (): Graphic[] => [
  ...(ownLogo ? [logo("logo", masterOf("logo"))] : []),
  ...accreditationMarks.map(({ id }) => logo(`mark-${id}`, masterOf(`marks/${id}`))),
  ...clients.map(({ id }) => logo(`client-${id}`, masterOf(`clients/${id}`))),
  ...certificates.map(({ id }) => certificate(`certificate-${id}`, masterOf(`certificates/${id}`))),
  ...shareCards().map(shareImage),
  { id: "brand", files: brandFiles },
];

/** An SVG is published as it is; any other logo becomes a small WebP. */
function logo(id: string, master: string): Graphic {
  const key = cacheKey({}, [master]);
  const make =
    extname(master) === ".svg"
      ? () => readFile(master)
      : () => sharp(master).resize(288, 288, { fit: "inside" }).webp({ quality: 88 }).toBuffer();
  const ending = extname(master) === ".svg" ? ".svg" : ".webp";
  return { id, files: [{ path: hashedPath(id, key, ending), key, make }] };
}

/** The small file is shown on the Accreditation page; the PNG is what its link opens. */
function certificate(id: string, master: string): Graphic {
  const key = cacheKey({}, [master]);
  const image = (width: number) => sharp(master, { density: 96 }).resize(width);
  const file = (ending: string, make: GeneratedFile["make"]) => ({
    path: hashedPath(id, key, ending),
    key,
    make,
  });
  return {
    id,
    files: [
      file("-420.webp", () => image(420).webp({ quality: 75, effort: 6 }).toBuffer()),
      file(".png", () => image(1260).png({ palette: true, compressionLevel: 9 }).toBuffer()),
    ],
  };
}

/** The picture of the page, in the shape that social networks show; they print the title beside it. */
function shareImage({ path, picture }: ShareCard): Graphic {
  const master = masterOf(picture);
  const make = () => sharp(master).resize(shareImageSize).jpeg({ mozjpeg: true }).toBuffer();
  const file = { path: shareImagePath(path), key: cacheKey(shareImageSize, [master]), make };
  return { id: `share-${path}`, files: [file] };
}

const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: 1200 })
    .resize(side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

const brandFiles: readonly GeneratedFile[] = Object.entries({
  "/favicon.svg": async () => favicon,
  "/favicon.ico": async () => ico(await png(favicon, 32), 32),
  "/apple-touch-icon.png": () => png(icon(0.06), 180),
  "/icon-192.png": () => png(icon(0.06), 192),
  "/icon-512.png": () => png(icon(0.06), 512),
  "/icon-maskable-512.png": () => png(icon(0.14), 512),
  "/site.webmanifest": async () => webManifest,
}).map(([path, make]) => ({ path, key: cacheKey([favicon, icon(0), webManifest]), make }));
