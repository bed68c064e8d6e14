import { site } from "#content/site.ts";
import { shareImageSize } from "#derive/share-image.ts";
import { brandStrokes } from "./brand.ts";
import type { Letters, TextStyle } from "./letters.ts";
import { palette } from "./palette.ts";
import { rulerTicks } from "./ruler.ts";

const { width, height } = shareImageSize;
const margin = 72;
const measure = 600;
const largest = 68;
const mostLines = 4;

/** What is laid over the page's picture: scrim, name, title and ruler. */
export function shareOverlay(letters: Letters, title: string): string {
  const style = titleStyle(letters, title);
  const lines = letters.wrap(title, style, measure);
  const leading = style.size * 1.1;
  const last = height - 132;
  const outlines = lines.map((line, at) =>
    letters.outline(line, { ...style, x: margin, y: last - (lines.length - 1 - at) * leading }),
  );
  const name = letters.outline(site.name, {
    face: "bold",
    size: 34,
    spacing: -0.02,
    x: 146,
    y: 98,
  });
  const strapline = letters.outline(site.strapline, { face: "regular", size: 22, x: 146, y: 128 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<linearGradient id="scrim"><stop offset=".26" stop-color="${palette.deep}"/><stop offset=".52" stop-color="${palette.deep}" stop-opacity=".68"/><stop offset=".8" stop-color="${palette.deep}" stop-opacity="0"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#scrim)"/>
<g transform="translate(${margin} 70) scale(1.5)" color="${palette.brass}"><rect width="40" height="40" rx="4" fill="${palette.deep}" stroke="${palette.brass}" stroke-width=".8"/>${brandStrokes}</g>
<path d="${name}" fill="${palette.onDeep}"/><path d="${strapline}" fill="${palette.onDeepMuted}"/>
<path d="${outlines.join("")}" fill="${palette.onDeep}"/>
<rect x="${margin}" y="${height - 96}" width="96" height="6" fill="${palette.brass}"/>
<path d="${rulerTicks(width, height)}" stroke="${palette.onDeep}" stroke-opacity=".6" stroke-width="2"/>
</svg>`;
}

/** As large as lets the title stand in its lines, and its longest word in one of them. */
function titleStyle(letters: Letters, title: string): TextStyle {
  for (let size = largest; size > 30; size -= 2) {
    const style = { face: "semibold", size, spacing: -0.022 } as const;
    const lines = letters.wrap(title, style, measure);
    const widest = Math.max(...lines.map((line) => letters.width(line, style)));
    if (lines.length <= mostLines && widest <= measure) return style;
  }
  throw new Error(`The title "${title}" is too long for a shared picture.`);
}
