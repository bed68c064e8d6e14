import { type PictureFact, pictures } from "#content/pictures.ts";
import { cacheKey, masterOf } from "#publish/pictures.ts";
import { type Crop, crops, type Format, formats, quality } from "./crops.ts";
import { hashedName, hashedPath, type MadeFile } from "./made-file.ts";
import type { CropFiles } from "./manifest.ts";

const center = 50;

export interface ResponsiveImage {
  readonly id: string;
  readonly key: string;
  readonly master: string;
  readonly crops: readonly CropFiles[];
  readonly files: readonly ResponsiveFile[];
}

interface ResponsiveFile extends MadeFile {
  readonly crop: Crop;
  readonly width: number;
  readonly format: Format;
}

/** Every crop, width and format of every picture, and how to make it; nothing is encoded here. */
export const responsiveImages = (
  all: Readonly<Record<string, PictureFact>> = pictures,
): ResponsiveImage[] => Object.entries(all).map(([id, fact]) => responsiveImage(id, fact));

function responsiveImage(id: string, { use, focus = center }: PictureFact): ResponsiveImage {
  const master = masterOf(id);
  const key = cacheKey({ crops: crops[use], focus, quality }, [master]);
  return {
    id,
    key,
    master,
    crops: crops[use].map(({ suffix, media, ratio, widths }) => ({
      name: hashedName(id + suffix, key),
      ...(media && { media }),
      ratio,
      widths,
    })),
    files: crops[use].flatMap((crop) =>
      formats.flatMap((format) =>
        crop.widths.map((width, index) => ({
          path: hashedPath(id + crop.suffix, key, `-${width}.${format}`),
          key,
          crop,
          width,
          format,
          async make() {
            const { cropMaster, encode } = await import("./encode.ts");
            const image = await cropMaster(master, crop, focus, width);
            return encode(image, format, crop.avifBytes?.[index]);
          },
        })),
      ),
    ),
  };
}
