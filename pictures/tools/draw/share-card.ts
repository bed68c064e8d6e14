import { site } from "#content/site.ts";
import { shareImageSize } from "#derive/pages/share-image.ts";
import { wrapText } from "#publish/fonts/wrap-text.ts";
import { palette } from "#publish/palette.ts";
import { brandStrokes } from "./brand-icons.ts";
import { textOutline, type TextStyle, textWidth } from "./text-outlines.ts";

const { width, height } = shareImageSize;
const margin = 72;
const lineWidth = 600;
const maxSize = 68;
const maxLines = 4;

/** SVG that is laid over the page's picture: scrim, name, title and ruler. */
export function shareOverlay(title: string): string {
  const { style, lines } = titleLayout(title);
  const lastBaseline = height - 132;
  const outlines = lines.map((line, index) => {
    const y = lastBaseline - (lines.length - 1 - index) * style.size * 1.1;
    return textOutline(line, style, margin, y);
  });
  const name = textOutline(site.name, { weight: 700, size: 34, spacing: -0.02 }, 146, 98);
  const strapline = textOutline(site.strapline, { weight: 400, size: 22 }, 146, 128);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<linearGradient id="scrim"><stop offset=".26" stop-color="${palette.deep}"/><stop offset=".52" stop-color="${palette.deep}" stop-opacity=".68"/><stop offset=".8" stop-color="${palette.deep}" stop-opacity="0"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#scrim)"/>
<g transform="translate(${margin} 70) scale(1.5)" color="${palette.brass}"><rect width="40" height="40" rx="4" fill="${palette.deep}" stroke="${palette.brass}" stroke-width=".8"/>${brandStrokes}</g>
<path d="${name}" fill="${palette.onDeep}"/><path d="${strapline}" fill="${palette.onDeepMuted}"/>
<path d="${outlines.join("")}" fill="${palette.onDeep}"/>
<rect x="${margin}" y="${height - 96}" width="96" height="6" fill="${palette.brass}"/>
<path d="${rulerTicks()}" stroke="${palette.onDeep}" stroke-opacity=".6" stroke-width="2"/>
</svg>`;
}

/** The largest size at which the title fits into its lines. */
function titleLayout(title: string): { style: TextStyle; lines: string[] } {
  for (let size = maxSize; size > 30; size -= 2) {
    const style = { weight: 600, size, spacing: -0.022 } as const;
    const widthOf = (text: string) => textWidth(text, style);
    if (title.split(" ").some((word) => widthOf(word) > lineWidth)) continue;
    const lines = wrapText(title, lineWidth, widthOf);
    if (lines.length <= maxLines) return { style, lines };
  }
  throw new Error(`The title "${title}" is too long for a shared picture.`);
}

/** Ticks on the lower edge, a long one at every fifth. */
function rulerTicks(step = 20): string {
  const count = Math.floor(width / step) + 1;
  return Array.from(
    { length: count },
    (_, index) => `M${index * step} ${height}v-${index % 5 ? 12 : 28}`,
  ).join("");
}
