import type { EmbeddedFace } from "./embedded-faces.ts";

export interface Run {
  text: string;
  face: string;
}

/** Cuts a text where the face changes: each character comes from the first face that has it. */
export function splitRuns(text: string, faces: readonly EmbeddedFace[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const face = faces.find(({ characters }) => characters.has(character));
    if (!face)
      throw new Error(
        `No embedded face of the scope document can draw "${character}" in "${text}".`,
      );
    const last = runs.at(-1);
    if (last?.face === face.name) last.text += character;
    else runs.push({ text: character, face: face.name });
  }
  return runs;
}
