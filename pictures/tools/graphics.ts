import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { accreditationMarks, certificates } from "#content/accreditation.ts";
import { brandMark } from "#content/brand.ts";
import { clients } from "#content/clients.ts";
import { pages } from "#content/copy/pages.ts";
import { site } from "#content/site.ts";
import { type ShareCard, shareCards } from "#derive/pages/picture-places.ts";
import { shareImagePath } from "#derive/pages/share-image.ts";
import { sans } from "#publish/fonts/faces.ts";
import { palette } from "#publish/palette.ts";
import { cacheKey, masterOf } from "#publish/pictures.ts";
import { favicon, ico, icon, webManifest } from "./draw/brand-icons.ts";
import { hashedPath, type GeneratedFile } from "./generated-file.ts";

export interface Graphic {
  readonly id: string;
  readonly files: readonly GeneratedFile[];
}

/** Everything that is not a cropped picture, and how to make it; nothing is rendered here. */
export const graphics = (): Graphic[] => [
  ...accreditationMarks.map(({ id }) => logo(`mark-${id}`, masterOf(`marks/${id}`))),
  ...clients.map(({ id }) => logo(`client-${id}`, masterOf(`clients/${id}`))),
  ...certificates.map(({ id }) => certificate(`certificate-${id}`, masterOf(`certificates/${id}`))),
  ...shareCards().map(shareImage),
  { id: "brand", files: brandFiles },
];

/** The image library is loaded only when there is something to render. */
const renderer = () => import("./render-graphics.ts");

/** An SVG is published as it is; any other logo becomes a small WebP. */
function logo(id: string, master: string): Graphic {
  const key = cacheKey({}, [master]);
  const file =
    extname(master) === ".svg"
      ? { path: hashedPath(id, key, ".svg"), key, make: () => readFile(master) }
      : {
          path: hashedPath(id, key, ".webp"),
          key,
          make: async () => (await renderer()).renderLogo(master),
        };
  return { id, files: [file] };
}

/** The small files are shown on the Accreditation page; the PNG is what its link opens. */
const certificateVariants = [
  { suffix: "-210.avif", width: 210, quality: 45 },
  { suffix: "-420.avif", width: 420, quality: 45 },
  { suffix: "-840.avif", width: 840, quality: 45 },
  { suffix: "-210.webp", width: 210, quality: 84 },
  { suffix: "-420.webp", width: 420, quality: 86 },
  { suffix: "-840.webp", width: 840, quality: 84 },
  { suffix: ".png", width: 1260 },
];

function certificate(id: string, master: string): Graphic {
  const key = cacheKey(certificateVariants, [master]);
  return {
    id,
    files: certificateVariants.map(({ suffix, width, quality }) => ({
      path: hashedPath(id, key, suffix),
      key,
      make: async () => (await renderer()).renderCertificate(master, suffix, width, quality),
    })),
  };
}

/** A change of the drawing code, the font, the colors or the name renders all shared graphics again. */
const sharedInputsKey = cacheKey(
  { palette, brandMark, site: [site.name, site.strapline, pages.home.description] },
  [
    ...["share-card", "brand-icons", "text-outlines"].map(
      (name) => `${import.meta.dirname}/draw/${name}.ts`,
    ),
    sans.source,
  ],
);

function shareImage(card: ShareCard): Graphic {
  const master = masterOf(card.picture);
  const file = {
    path: shareImagePath(card.path),
    key: cacheKey({ sharedInputsKey, card }, [master]),
    make: async () => (await renderer()).renderShareImage(master, card.title),
  };
  return { id: `share-${card.path}`, files: [file] };
}

const png = async (svg: string, side: number) => (await renderer()).renderIcon(svg, side);

const brandFiles: readonly GeneratedFile[] = Object.entries({
  "/favicon.svg": async () => favicon,
  "/favicon.ico": async () => ico(await png(favicon, 32), 32),
  "/apple-touch-icon.png": () => png(icon(0.06), 180),
  "/icon-192.png": () => png(icon(0.06), 192),
  "/icon-512.png": () => png(icon(0.06), 512),
  "/icon-maskable-512.png": () => png(icon(0.14), 512),
  "/site.webmanifest": async () => webManifest,
}).map(([path, make]) => ({ path, key: sharedInputsKey, make }));
