import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { mono, sans } from "#publish/fonts/faces.ts";

/** The site's faces at the weights that drawings use. */
const faces = {
  regular: { face: sans, weight: 400 },
  semibold: { face: sans, weight: 600 },
  bold: { face: sans, weight: 700 },
  mono: { face: mono, weight: 500 },
} as const;

export type FaceName = keyof typeof faces;
export type Letters = Awaited<ReturnType<typeof openLetters>>;

export interface TextStyle {
  readonly face: FaceName;
  readonly size: number;
  /** In ems, added after every letter. */
  readonly spacing?: number;
}

const drawn = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("") + "–";

/** Text as outlines: a picture sees no web fonts. One place after the point is finer than any screen. */
export async function openLetters() {
  const fonts = {} as Record<FaceName, Font>;
  for (const [name, { face, weight }] of Object.entries(faces)) {
    // The package's file is variable and compressed; fontkit takes one weight, plain.
    const plain = await subsetFont(readFileSync(face.source), drawn, {
      targetFormat: "sfnt",
      variationAxes: { wght: weight },
    });
    fonts[name as FaceName] = create(plain) as Font;
  }

  function glyphs(text: string, { face, size, spacing = 0 }: TextStyle) {
    const font = fonts[face];
    const scale = size / font.unitsPerEm;
    const run = font.layout(text);
    let x = 0;
    const placed = run.glyphs.map((glyph, at) => {
      if (glyph.id === 0) throw new Error(`The face "${face}" cannot draw all of "${text}".`);
      const here = x + (run.positions[at]?.xOffset ?? 0) * scale;
      x += (run.positions[at]?.xAdvance ?? 0) * scale + spacing * size;
      return { path: glyph.path, x: here };
    });
    return { placed, scale, width: x - spacing * size };
  }

  return {
    width: (text: string, style: TextStyle) => glyphs(text, style).width,

    /** The outline of one line; `x` is its left end, or its middle. */
    outline(
      text: string,
      style: TextStyle & { x: number; y: number; anchor?: "start" | "middle" | "end" },
    ) {
      const { placed, scale, width } = glyphs(text, style);
      const shift = { start: 0, middle: width / 2, end: width }[style.anchor ?? "start"];
      return placed
        .map((glyph) => pathData(glyph.path.commands, scale, style.x - shift + glyph.x, style.y))
        .join("");
    },

    /** Words into lines no wider than `width`. */
    wrap(text: string, style: TextStyle, width: number): string[] {
      const lines: string[] = [];
      for (const word of text.split(" ")) {
        const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
        if (lines.length && glyphs(longer, style).width <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    },
  };
}

interface Command {
  command: string;
  args: number[];
}

const letterOf: Record<string, string> = {
  moveTo: "M",
  lineTo: "l",
  quadraticCurveTo: "q",
  bezierCurveTo: "c",
  closePath: "z",
};

/** Font units, y upwards → steps from point to point in the drawing's units, y downwards: half as long as addresses. */
function pathData(commands: Command[], scale: number, x: number, y: number): string {
  let at = [0, 0];
  let start = at;
  return commands
    .map(({ command, args }) => {
      const from = at;
      const points = args.map((value, n) => tenth(n % 2 ? y - value * scale : x + value * scale));
      if (command === "closePath") at = start;
      else at = points.slice(-2);
      if (command === "moveTo") start = at;
      const letter = letterOf[command]!;
      if (command === "moveTo") return letter + numbers(points);
      return letter + numbers(points.map((value, n) => tenth(value - from[n % 2]!)));
    })
    .join("");
}

const tenth = (value: number) => Math.round(value * 10) / 10;

const numbers = (values: number[]) =>
  values
    .map((value) => String(value).replace(/^(-?)0\./, "$1."))
    .join(" ")
    .replaceAll(" -", "-");
