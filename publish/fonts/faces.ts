import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import subsetFont from "subset-font";

export type Face = ReturnType<typeof face>;

const { resolve } = createRequire(import.meta.url);

const face = (family: string, name: string, file = name, subset = "latin") => ({
  family,
  file: `${file}.woff2`,
  source: resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`),
  weights: { min: 400, max: 700 },
});

export const sans = face("Instrument Sans", "instrument-sans");
export const mono = {
  ...face("JetBrains Mono", "jetbrains-mono"),
  weights: { min: 500, max: 500 },
};

/** Symbols that Instrument Sans lacks (≤ ≥ ± ² ³ µ √ and subscripts), from a font of similar proportions. */
export const symbolFaces = ["latin", "math"].map((subset) =>
  face("Symbols Sans", "open-sans", `symbols-${subset}`, subset),
);

export function charactersIn({ source }: Face, wanted: Iterable<string>): Set<string> {
  const font = create(readFileSync(source));
  if ("fonts" in font) throw new Error(`${source} is a collection; expected one font.`);
  return new Set(
    [...wanted].filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!)),
  );
}

export function subsetFace(
  { source, weights: { min, max } }: Face,
  characters: Iterable<string>,
  { weight }: { weight?: number } = {},
): Promise<Buffer> {
  const options = {
    targetFormat: weight ? ("sfnt" as const) : ("woff2" as const),
    variationAxes: { wght: weight ?? (min === max ? min : { min, max }) },
    // The ligatures of code in JetBrains Mono are half of its file, and hinting is half of the symbols.
    noLayoutClosure: true,
    keepFeatures: ["kern"],
    noHinting: true,
  };
  return subsetFont(readFileSync(source), [...characters].toSorted().join(""), options);
}

export const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

export function charactersUsed(root: string): Set<string> {
  const files = globSync("{content,derive,contract,app}/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\/testing\/|\.test\.tsx?$/.test(file),
  );
  const sources = files.map((file) => readFileSync(`${root}/${file}`, "utf8")).join("");
  return new Set(
    Array.from(ascii + sources).filter(
      (character) => character >= "\u00a0" || ascii.includes(character),
    ),
  );
}
