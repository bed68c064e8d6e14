import type { PictureCrop, PictureFiles } from "#pictures/shape.ts";
import styles from "./picture.module.css";

interface PictureProps {
  picture: PictureFiles;
  /** As wide as the window if left out. */
  sizes?: string;
  /** Visible at once: loaded eagerly and before other pictures. */
  priority?: boolean | undefined;
  className?: string | undefined;
  /** Shown by a script, and so, but for a few years of Edge, only in browsers that know AVIF. */
  needsScripts?: boolean;
}

/** A responsive picture with reserved space. */
export function Picture(props: PictureProps) {
  const { picture, sizes, priority = false, className = "", needsScripts = false } = props;
  const { alt, crops } = picture;
  const fallback = crops.at(-1)!;
  return (
    <picture className={`${styles.picture} ${className}`.trim()}>
      {crops.flatMap((crop) =>
        formatsOf(crop !== fallback && !needsScripts).map((format) => (
          <source
            key={`${crop.name}.${format}`}
            type={`image/${format}`}
            media={crop.media}
            srcSet={sources(crop, format)}
            sizes={sizes}
            {...dimensions(crop)}
          />
        )),
      )}
      <img
        src={url(fallback, fallback.widths.at(-1)!, "webp")}
        {...(!needsScripts && { srcSet: sources(fallback, "webp"), sizes })}
        {...dimensions(fallback)}
        alt={alt}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
      />
    </picture>
  );
}

/** The img element is the WebP of the crop without a media query. */
const formatsOf = (alsoWebp: boolean) => (alsoWebp ? ["avif", "webp"] : ["avif"]);

const url = ({ name }: PictureCrop, width: number, format: string) =>
  `/pictures/${name}-${width}.${format}`;

const sources = (crop: PictureCrop, format: string) =>
  crop.widths.map((width) => `${url(crop, width, format)} ${width}w`).join(", ");

function dimensions({ ratio: [ratioWidth = 1, ratioHeight = 1], widths }: PictureCrop) {
  const width = widths.at(-1)!;
  return { width, height: Math.round((width * ratioHeight) / ratioWidth) };
}
