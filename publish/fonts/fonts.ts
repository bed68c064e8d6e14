import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { charactersUsed } from "./characters.ts";
import { charactersOf, companions, type Face, mono, sans } from "./faces.ts";
import { fallbackFaces } from "./fallbacks.ts";

/** Cuts the faces down to the characters the site uses and writes them with their styles; says what no face has. */
export async function makeFonts(root: string): Promise<void> {
  const folder = join(root, "app/styles/made");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const rules: string[] = [];
  const used = charactersUsed(root);

  async function cut(face: Face, characters: string[], range?: string) {
    const { min, max } = face.weights;
    const font = await subsetFont(readFileSync(face.source), characters.join(""), {
      targetFormat: "woff2",
      variationAxes: { wght: min === max ? min : { min, max } },
      // Alternates and coding ligatures would come along with the letters otherwise.
      noLayoutClosure: true,
    });
    writeFileSync(join(folder, face.file), font);
    rules.push(fontFace(face, range));
  }

  const left = new Set(used);
  const sansCharacters = take(sans, used);
  await cut(sans, sansCharacters);
  await cut(mono, take(mono, used));
  for (const character of sansCharacters) left.delete(character);
  for (const companion of companions) {
    const characters = take(companion, left);
    if (characters.length) await cut(companion, characters, unicodeRange(characters));
    for (const character of characters) left.delete(character);
  }
  if (left.size) throw new Error(missing([...left]));
  writeFileSync(join(folder, "fonts.css"), `${[...rules, fallbackFaces()].join("\n")}\n`);
}

function take(face: Face, from: Set<string>): string[] {
  const has = charactersOf(face);
  return [...from].filter((character) => has.has(character)).toSorted();
}

function fontFace({ family, file, weights: { min, max } }: Face, range?: string): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${min === max ? min : `${min} ${max}`};
  font-display: swap;
  src: url("./${file}") format("woff2");${range ? `\n  unicode-range: ${range};` : ""}
}`;
}

const codePoint = (character: string) => character.codePointAt(0)!.toString(16).toUpperCase();
const unicodeRange = (characters: string[]) =>
  characters.map((character) => `U+${codePoint(character)}`).join(", ");

function missing(characters: string[]): string {
  const named = characters
    .map((character) => `"${character}" (U+${codePoint(character)})`)
    .join(", ");
  return `No face of the site can draw ${named}. Use another sign or words, or add a companion in publish/fonts/faces.ts.`;
}
