import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

/** A face we cut down: where it comes from, which weights stay, and what it is called in the styles. */
export interface Face {
  family: string;
  file: string;
  source: string;
  weights: { min: number; max: number };
}

const resolve = createRequire(import.meta.url).resolve;
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

/** Signs that Instrument Sans does not have (≤ ≥ ± ² ³ µ √ and small figures), from a face of like proportions. */
export const companions: Face[] = ["latin", "math"].map((subset) => ({
  family: "Symbols Sans",
  file: `symbols-${subset}.woff2`,
  source: fontsource("open-sans", subset),
  weights: { min: 400, max: 700 },
}));

export function openFace(face: Face): Font {
  const font = create(readFileSync(face.source));
  if ("fonts" in font) throw new Error(`${face.source} is a collection; expected one font.`);
  return font;
}

export const charactersOf = (face: Face): Set<string> =>
  new Set(openFace(face).characterSet.map((code) => String.fromCodePoint(code)));
