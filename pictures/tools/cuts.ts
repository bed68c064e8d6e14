import { pictures, type PictureFact } from "#content/pictures.ts";
import { madeAddress, master } from "./folders.ts";
import { keyOf, nameWith } from "./keys.ts";
import {
  avifQualities,
  avifQuality,
  type Crop,
  type Format,
  formats,
  jpegQuality,
  recipes,
  webpQuality,
} from "./recipes.ts";

const quality = { avifQualities, avifQuality, webpQuality, jpegQuality };
const middle = 50;

/** A crop with the name its files share; the app adds width and format. */
export interface CutCrop {
  readonly name: string;
  readonly media?: string;
  readonly ratio: readonly [number, number];
  readonly widths: readonly number[];
}

export interface WebFile {
  readonly address: string;
  readonly crop: Crop;
  readonly width: number;
  readonly format: Format;
  readonly maxBytes?: number;
}

export interface CutPicture {
  readonly id: string;
  readonly key: string;
  readonly master: string;
  readonly focus: number;
  readonly crops: readonly CutCrop[];
  readonly files: readonly WebFile[];
}

/** Everything to be cut from the masters, as data: nothing is opened but to name it. */
export const cutPictures = (
  all: Readonly<Record<string, PictureFact>> = pictures,
): readonly CutPicture[] => Object.entries(all).map(([id, fact]) => cutPicture(id, fact));

function cutPicture(id: string, { file, use, focus = middle }: PictureFact): CutPicture {
  const source = master(file);
  const key = keyOf({ crops: recipes[use], focus, quality }, [source]);
  const named = recipes[use].map((crop) => ({ crop, name: nameWith(id + crop.suffix, key) }));
  return {
    id,
    key,
    master: source,
    focus,
    crops: named.map(({ crop: { media, ratio, widths }, name }) => ({
      name,
      ...(media && { media }),
      ratio,
      widths,
    })),
    files: named.flatMap(({ crop, name }) => webFiles(crop, name)),
  };
}

const webFiles = (crop: Crop, name: string): WebFile[] =>
  formats.flatMap((format) =>
    crop.widths.map((width, at) => ({
      address: `${madeAddress}/${name}-${width}.${format}`,
      crop,
      width,
      format,
      maxBytes: format === "avif" ? crop.avifBytes?.[at] : undefined,
    })),
  );
