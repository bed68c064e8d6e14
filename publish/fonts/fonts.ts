import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  charactersIn,
  charactersUsed,
  type Face,
  mono,
  sans,
  subsetFace,
  symbolFaces,
} from "./faces.ts";

export async function makeFonts(root: string): Promise<void> {
  const folder = join(root, "app/styles/generated");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const used = charactersUsed(root);
  const rules: string[] = [];

  async function write(face: Face, characters: ReadonlySet<string>, unicodeRange?: string) {
    writeFileSync(join(folder, face.file), await subsetFace(face, characters));
    rules.push(fontFace(face, unicodeRange));
  }

  const inSans = charactersIn(sans, used);
  await write(sans, inSans);
  await write(mono, charactersIn(mono, used));
  let missing = [...used].filter((character) => !inSans.has(character));
  for (const face of symbolFaces) {
    const characters = charactersIn(face, missing);
    if (characters.size) await write(face, characters, unicodeRange(characters));
    missing = missing.filter((character) => !characters.has(character));
  }
  if (missing.length)
    throw new Error(
      `No font of the site has ${missing.map((character) => `"${character}" (U+${codePoint(character)})`).join(", ")}. Use another character or words, or add a symbol font in publish/fonts/faces.ts.`,
    );
  writeFileSync(join(folder, "fonts.css"), `${rules.join("\n")}\n`);
}

function fontFace({ family, file, weights: { min, max } }: Face, unicodeRange?: string): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${min === max ? min : `${min} ${max}`};
  font-display: swap;
  src: url("./${file}") format("woff2");${unicodeRange ? `\n  unicode-range: ${unicodeRange};` : ""}
}`;
}

const codePoint = (character: string) => character.codePointAt(0)!.toString(16).toUpperCase();
const unicodeRange = (characters: ReadonlySet<string>) =>
  [...characters]
    .toSorted()
    .map((character) => `U+${codePoint(character)}`)
    .join(", ");
