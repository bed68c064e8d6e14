import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { charactersOf, companions, type Face, mono, sans } from "../fonts/faces.ts";

/** The site's faces at the weights the document uses. */
const styles = {
  regular: { face: sans, weight: 400 },
  semibold: { face: sans, weight: 600 },
  mono: { face: mono, weight: 500 },
} as const;

export type FaceStyle = keyof typeof styles;

export interface EmbeddedFace {
  name: string;
  bytes: Buffer;
  characters: ReadonlySet<string>;
}

/** For each style the faces to look for a character in: the site's own, then the companions. */
export type EmbeddedFaces = Record<FaceStyle, readonly EmbeddedFace[]>;

/** Faces as plain files of one weight, cut down to the document's characters. */
export async function embeddedFaces(text: string): Promise<EmbeddedFaces> {
  const wanted = new Set(text);
  const stack = async (style: FaceStyle) => {
    const { face, weight } = styles[style];
    const faces = [face, ...companions].map((each, at) => cut(each, weight, wanted, style + at));
    return (await Promise.all(faces)).filter((each) => each !== undefined);
  };
  return {
    regular: await stack("regular"),
    semibold: await stack("semibold"),
    mono: await stack("mono"),
  };
}

async function cut(face: Face, weight: number, wanted: ReadonlySet<string>, name: string) {
  const has = charactersOf(face);
  const characters = new Set([...wanted].filter((character) => has.has(character)));
  if (!characters.size) return undefined;
  const bytes = await subsetFont(readFileSync(face.source), [...characters].toSorted().join(""), {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
    noLayoutClosure: true,
  });
  return { name, bytes, characters } satisfies EmbeddedFace;
}
