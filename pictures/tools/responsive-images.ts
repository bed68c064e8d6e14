import sharp, { type Sharp } from "sharp";
import { type PictureFact, pictures } from "#content/pictures.ts";
import { cacheKey, masterOf } from "#publish/pictures.ts";
import { type Crop, crops, type Format, formats, quality } from "./crops.ts";
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

/** Crops and scales a master, which is large enough (master-mistakes.ts). */
async function cropMaster(master: string, { ratio }: Crop, focus: number, width: number) {
  const size = await sharp(master).metadata();
  const [across, down] = ratio;
  const cropWidth = Math.min(size.width, Math.round((size.height * across) / down));
  const cropHeight = Math.min(size.height, Math.round((cropWidth * down) / across));
  return sharp(master)
    .extract({
      left: Math.round(((size.width - cropWidth) * focus) / 100),
      top: Math.round((size.height - cropHeight) / 2),
      width: cropWidth,
      height: cropHeight,
    })
    .resize(width, Math.round((width * down) / across));
}

/** AVIF uses ten bits per channel: finer steps in dark areas, and 5 % smaller here than with eight. */
async function encode(image: Sharp, format: Format, avifBytes?: number): Promise<Buffer> {
  if (format === "webp") return image.webp({ quality: quality.webpQuality, effort: 6 }).toBuffer();
  const avif = (value: number) =>
    image.clone().avif({ quality: value, effort: 4, bitdepth: 10 }).toBuffer();
  if (avifBytes === undefined) return avif(quality.avifQuality);
  for (const value of quality.avifQualities) {
    const body = await avif(value);
    if (body.length <= avifBytes) return body;
  }
  throw new Error(`A picture does not fit into ${avifBytes} bytes even at the lowest quality.`);
}
