import sharp from "sharp";
import { brandMark, ownLogo } from "#content/brand.ts";
import { pages } from "#content/copy/pages.ts";
import { site } from "#content/site.ts";
import { palette } from "#publish/palette.ts";
import { masterOf } from "#publish/pictures.ts";

const { size, rule, ruleWidth, ticks, tickWidth } = brandMark;

/** The largest icon is 512 px wide. */
const ownPng = ownLogo
  ? await sharp(masterOf("logo")).resize(512, 512, { fit: "inside" }).png().toBuffer()
  : undefined;
const [ground, strokes] = ownPng
  ? [palette.paper, palette.paper]
  : ([palette.deep, palette.brass] as const);

/** The logo, its strokes in the current color. */
const art = ownPng
  ? `<image width="${size}" height="${size}" href="data:image/png;base64,${ownPng.toString("base64")}"/>`
  : `<g fill="none" stroke="currentColor"><path d="${rule}" stroke-width="${ruleWidth}"/><path d="${ticks}" stroke-width="${tickWidth}"/></g>`;

/** The colors are swapped in dark mode, where the dark icon would not be visible. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><style>svg{color:${strokes}}rect{fill:${ground}}@media(prefers-color-scheme:dark){svg{color:${ground}}rect{fill:${strokes}}}</style><rect width="${size}" height="${size}" rx="4"/>${art}</svg>`;

/** An icon for home screens: a full square with `margin` (0 to 1) around the logo. */
export function icon(margin: number): string {
  const scale = 1 - 2 * margin;
  const shift = size * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" color="${strokes}"><rect width="${size}" height="${size}" fill="${ground}"/><g transform="translate(${shift} ${shift}) scale(${scale})">${art}</g></svg>`;
}

export const webManifest = `${JSON.stringify(
  {
    id: "/",
    name: site.name,
    short_name: site.name,
    description: pages.home.description,
    lang: "en-IN",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    theme_color: palette.deep,
    background_color: palette.paper,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  },
  null,
  2,
)}\n`;

/** An .ico file with one PNG, for clients that always request /favicon.ico. */
export function ico(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
