import { charactersIn, mono, sans, subsetFace, symbolFaces } from "../fonts/faces.ts";

const fonts = {
  regular: { face: sans, weight: 400 },
  semibold: { face: sans, weight: 600 },
  mono: { face: mono, weight: 500 },
} as const;

export type FontName = keyof typeof fonts;

interface EmbeddedFont {
  readonly name: string;
  readonly bytes: Buffer;
  readonly characters: ReadonlySet<string>;
}

export type EmbeddedFonts = Record<FontName, readonly EmbeddedFont[]>;

export async function embedFonts(text: string): Promise<EmbeddedFonts> {
  const embedded: Record<FontName, EmbeddedFont[]> = { regular: [], semibold: [], mono: [] };
  for (const [font, { face, weight }] of Object.entries(fonts))
    for (const [index, each] of [face, ...symbolFaces].entries()) {
      const characters = charactersIn(each, new Set(text));
      const bytes = await subsetFace(each, characters, { weight });
      embedded[font as FontName].push({ name: `${font}${index}`, bytes, characters });
    }
  return embedded;
}

export function splitByFont(text: string, candidates: readonly EmbeddedFont[]) {
  const runs: { text: string; font: string }[] = [];
  for (const character of text) {
    const font = candidates.find(({ characters }) => characters.has(character));
    if (!font)
      throw new Error(`No font of the scope document has "${character}", used in "${text}".`);
    const last = runs.at(-1);
    if (last?.font === font.name) last.text += character;
    else runs.push({ text: character, font: font.name });
  }
  return runs;
}
