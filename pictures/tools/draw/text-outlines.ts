import { create, type Font } from "fontkit";
import { ascii } from "#publish/fonts/characters.ts";
import { sans, subsetFace } from "#publish/fonts/faces.ts";

export interface TextStyle {
  readonly weight: 400 | 600 | 700;
  readonly size: number;
  /** In ems, added between letters. */
  readonly spacing?: number;
}

// The package's font is variable and compressed; fontkit needs one weight, uncompressed.
const openFont = async (weight: number) =>
  create(await subsetFace(sans, [...ascii, "–"], { weight, ligatures: true })) as Font;

const fonts = {
  400: await openFont(400),
  600: await openFont(600),
  700: await openFont(700),
};

export const textWidth = (text: string, style: TextStyle) => layOut(text, style).width;

/** SVG path data of one line: an image cannot use web fonts. */
export function textOutline(text: string, style: TextStyle, x: number, y: number): string {
  const { glyphs, scale } = layOut(text, style);
  return glyphs.map((glyph) => pathData(glyph.commands, scale, x + glyph.x, y)).join("");
}

function layOut(text: string, { weight, size, spacing = 0 }: TextStyle) {
  const font = fonts[weight];
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let end = 0;
  const glyphs = run.glyphs.map((glyph, index) => {
    if (glyph.id === 0) throw new Error(`The font lacks a character of "${text}".`);
    const { xOffset = 0, xAdvance = 0 } = run.positions[index] ?? {};
    const x = end + xOffset * scale;
    end += xAdvance * scale + spacing * size;
    return { commands: glyph.path.commands, x };
  });
  return { glyphs, scale, width: end - spacing * size };
}

interface Command {
  command: string;
  args: number[];
}

const svgCommands: Record<string, string> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};

/** Converts font units, with y upwards, to the units of the image, with y downwards. */
const pathData = (commands: Command[], scale: number, x: number, y: number) =>
  commands
    .map(({ command, args }) => {
      const numbers = args.map(
        (value, index) => Math.round((index % 2 ? y - value * scale : x + value * scale) * 10) / 10,
      );
      return svgCommands[command] + numbers.join(" ");
    })
    .join("");
