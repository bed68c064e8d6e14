import { type AccreditationMark, type Certificate, specimenWords } from "#content/accreditation.ts";
import { postalAddress, site } from "#content/site.ts";
import { brandStrokes } from "./brand.ts";
import type { Letters, TextStyle } from "./letters.ts";
import { markShape } from "./mark.ts";
import { markText } from "./mark-text.ts";
import { palette } from "./palette.ts";

/** A4 upright, six units to the millimetre. */
export const sheet = { width: 1260, height: 1782 } as const;

const middle = sheet.width / 2;
const margin = 170;

/** A dignified sheet that nobody can take for the real one: the stamp lies across it and is named at head and foot. */
export function certificate(
  letters: Letters,
  { specimen }: Certificate,
  mark: AccreditationMark,
): string {
  const centred = (text: string, y: number, style: TextStyle, fill = palette.ink.light) =>
    `<path fill="${fill}" d="${letters.outline(text, { ...style, x: middle, y, anchor: "middle" })}"/>`;
  const statement = letters.wrap(specimen.statement, body, sheet.width - 2 * margin - 60);
  const note = letters.wrap(specimenWords.note, small, sheet.width - 2 * margin);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}">`,
    `<rect width="${sheet.width}" height="${sheet.height}" fill="${palette.paper}"/>`,
    frame(),
    centred(specimenWords.stamp, 142, label, palette.brassDark.light),
    `<g transform="translate(${middle - 105} 205) scale(2.19)" color="${palette.ink.light}">${markShape(letters, markText(mark))}</g>`,
    centred(specimen.heading, 520, { face: "semibold", size: 66, spacing: -0.022 }),
    centred(specimen.subject, 606, { face: "mono", size: 44, spacing: -0.01 }, palette.teal.light),
    `<path d="M${middle - 60} 662h120" stroke="${palette.brass}" stroke-width="5"/>`,
    ...statement.map((line, at) => centred(line, 740 + at * 44, body, palette.inkMuted)),
    fields(letters),
    `<g transform="translate(${middle - 30} 1420) scale(1.5)" color="${palette.brass}"><rect width="40" height="40" rx="4" fill="${palette.deep}"/>${brandStrokes}</g>`,
    centred(site.name, 1526, { face: "bold", size: 32, spacing: -0.02 }),
    ...note.map((line, at) => centred(line, 1572 + at * 32, small, palette.inkMuted)),
    centred(specimenWords.stamp, 1662, label, palette.brassDark.light),
    stamp(letters),
    "</svg>",
  ].join("\n");
}

const body: TextStyle = { face: "regular", size: 31 };
const small: TextStyle = { face: "regular", size: 23 };
const label: TextStyle = { face: "mono", size: 26, spacing: 0.3 };

/** Two hairlines with a ruler between them on every side. */
function frame(): string {
  const box = (inset: number, width: number) =>
    `<rect x="${inset}" y="${inset}" width="${sheet.width - 2 * inset}" height="${sheet.height - 2 * inset}" stroke-width="${width}"/>`;
  const [right, bottom] = [sheet.width - 65, sheet.height - 65];
  const ticks = `<path d="M89 65H${right - 24}M89 ${bottom}H${right - 24}M65 89V${bottom - 24}M${right} 89V${bottom - 24}" stroke-width="16" stroke-dasharray="2 10"/>`;
  return `<g fill="none" stroke="${palette.ink.light}">${box(48, 3)}${ticks}${box(82, 1.5)}</g>`;
}

/** What the original says and we do not know stays a line to be filled. */
function fields(letters: Letters): string {
  const known = [site.name, postalAddress];
  let y = 980;
  return specimenWords.fields
    .map((name, at) => {
      const value = known[at];
      const style: TextStyle = value
        ? { face: "semibold", size: 26 }
        : { face: "regular", size: 24 };
      const lines = letters.wrap(
        value ?? specimenWords.onOriginal,
        style,
        sheet.width - margin - 430,
      );
      const named = letters.outline(name, { face: "mono", size: 22, x: margin, y });
      const said = lines.map((line, row) =>
        letters.outline(line, { ...style, x: 430, y: y + row * 36 }),
      );
      const rule = y + (lines.length - 1) * 36 + 24;
      y = rule + 50;
      return `<path fill="${palette.inkMuted}" d="${named}"/><path fill="${value ? palette.ink.light : palette.edge}" d="${said.join("")}"/><path d="M${margin} ${rule}h${sheet.width - 2 * margin}" stroke="${palette.line}" stroke-width="2"/>`;
    })
    .join("");
}

function stamp(letters: Letters): string {
  const outline = letters.outline(specimenWords.stamp, {
    face: "bold",
    size: 230,
    spacing: 0.04,
    x: 0,
    y: 80,
    anchor: "middle",
  });
  return `<path transform="translate(${middle} ${sheet.height / 2}) rotate(-54)" fill="${palette.brassDark.light}" fill-opacity=".15" d="${outline}"/>`;
}
