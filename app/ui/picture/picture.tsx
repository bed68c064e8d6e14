import type { PictureCrop, PictureFiles } from "#pictures/shape.ts";
import styles from "./picture.module.css";

interface PictureProps {
  picture: PictureFiles;
  sizes: string;
  /** Visible at once: loaded eagerly and before other pictures. */
  priority?: boolean | undefined;
  className?: string | undefined;
  /** Shown by a script, and so only in browsers that know AVIF. */
  needsScripts?: boolean;
}

/** The smallest file for visitors who ask for less traffic, in browsers that know the query. */
const sizesOrLess = (sizes: string) => `(prefers-reduced-data: reduce) 1px, ${sizes}`;

/** A responsive picture with reserved space. */
export function Picture(props: PictureProps) {
  const { picture, sizes, priority = false, className = "", needsScripts = false } = props;
  const { alt, crops } = picture;
  const modernFormats = needsScripts ? ["avif"] : ["avif", "webp"];
  const fallback = crops.at(-1)!;
  return (
    <picture className={`${styles.picture} ${className}`}>
      {crops.flatMap((crop) =>
        (crop === fallback || needsScripts ? modernFormats : [...modernFormats, "jpeg"]).map(
          (format) => (
            <source
              key={`${crop.name}.${format}`}
              type={`image/${format}`}
              media={crop.media}
              srcSet={sources(crop, format)}
              sizes={sizesOrLess(sizes)}
              {...dimensions(crop)}
            />
          ),
        ),
      )}
      <img
        src={url(fallback, fallback.widths.at(-1)!, "jpeg")}
        srcSet={sources(fallback, "jpeg")}
        sizes={sizesOrLess(sizes)}
        {...dimensions(fallback)}
        alt={alt}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
      />
    </picture>
  );
}

const extensions: Record<string, string> = { jpeg: "jpg" };

const url = ({ name }: PictureCrop, width: number, format: string) =>
  `/pictures/${name}-${width}.${extensions[format] ?? format}`;

const sources = (crop: PictureCrop, format: string) =>
  crop.widths.map((width) => `${url(crop, width, format)} ${width}w`).join(", ");

function dimensions({ ratio: [ratioWidth = 1, ratioHeight = 1], widths }: PictureCrop) {
  const width = widths.at(-1)!;
  return { width, height: Math.round((width * ratioHeight) / ratioWidth) };
}
