import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import subsetFont from "subset-font";

export interface Face {
  /** The name in the style sheet. */
  readonly family: string;
  readonly file: string;
  /** The variable font of the package. */
  readonly source: string;
  readonly weights: { readonly min: number; readonly max: number };
}

const { resolve } = createRequire(import.meta.url);
const fontsource = (name: string, subset: string) =>
  resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`);

export const sans: Face = {
  family: "Instrument Sans",
  file: "instrument-sans.woff2",
  source: fontsource("instrument-sans", "latin"),
  weights: { min: 400, max: 700 },
};

export const mono: Face = {
  family: "JetBrains Mono",
  file: "jetbrains-mono.woff2",
  source: fontsource("jetbrains-mono", "latin"),
  weights: { min: 500, max: 500 },
};

/** Symbols that Instrument Sans lacks (≤ ≥ ± ² ³ µ √ and subscripts), from a font of similar proportions. */
export const symbolFaces: readonly Face[] = ["latin", "math"].map((subset) => ({
  family: "Symbols Sans",
  file: `symbols-${subset}.woff2`,
  source: fontsource("open-sans", subset),
  weights: { min: 400, max: 700 },
}));

/** Those of the wanted characters that the face has. */
export function charactersIn(face: Face, wanted: Iterable<string>): Set<string> {
  const font = create(readFileSync(face.source));
  if ("fonts" in font) throw new Error(`${face.source} is a collection; expected one font.`);
  return new Set(
    [...wanted].filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!)),
  );
}

/** A font with only these characters: one weight, uncompressed, or the variable font as WOFF2 for browsers. */
export function subsetFace(
  { source, weights: { min, max } }: Face,
  characters: Iterable<string>,
  { weight, ligatures = false }: { weight?: number; ligatures?: boolean } = {},
): Promise<Buffer> {
  return subsetFont(readFileSync(source), [...characters].toSorted().join(""), {
    targetFormat: weight ? "sfnt" : "woff2",
    variationAxes: { wght: weight ?? (min === max ? min : { min, max }) },
    noLayoutClosure: !ligatures,
  });
}
