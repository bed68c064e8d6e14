import { type PictureFact, pictures } from "#content/pictures.ts";
import { cacheKey, masterOf } from "#publish/pictures.ts";
import { crops, formats, quality } from "./crops.ts";
import { cropMaster, encode } from "./encode.ts";
import { hashedName, hashedPath } from "./generated-file.ts";

const center = 50;

/** Every crop, width and format of every picture, and how to make it; nothing is encoded here. */
export const responsiveImages = (all: Readonly<Record<string, PictureFact>> = pictures) =>
  Object.entries(all).map(([id, fact]) => responsiveImage(id, fact));

function responsiveImage(id: string, { use, focus = center }: PictureFact) {
  const master = masterOf(id);
  const key = cacheKey({ crops: crops[use], focus, quality }, [master]);
  return {
    id,
    key,
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
            const image = await cropMaster(master, crop, focus, width);
            return encode(image, format, crop.avifBytes?.[index]);
          },
        })),
      ),
    ),
  };
}
