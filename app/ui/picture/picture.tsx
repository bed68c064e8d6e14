import styles from "./picture.module.css";

/** One cut of a picture: its files are called name-width.format. */
export interface PictureCrop {
  readonly name: string;
  /** Where this cut is shown; the last crop has none and is shown everywhere else. */
  readonly media?: string;
  readonly ratio: readonly number[];
  readonly widths: readonly number[];
}

export interface PictureFiles {
  readonly alt: string;
  readonly crops: readonly PictureCrop[];
  /** The class that holds the colours seen until the file arrives. */
  readonly blur: string;
}

interface PictureProps {
  picture: PictureFiles;
  /** How wide the layout shows it, as in the img element. */
  sizes: string;
  /** In view from the start: asked for at once and before other pictures. */
  first?: boolean;
  className?: string;
}

const smallFormats = ["avif", "webp"];

/** A picture in the smallest form and size that serves the visitor, with its place kept and its colours shown before. */
export function Picture({ picture, sizes, first = false, className = "" }: PictureProps) {
  const { alt, crops, blur } = picture;
  const whole = crops.at(-1)!;
  return (
    <picture className={`${styles.picture} ${blur} ${className}`}>
      {crops.flatMap((crop) =>
        (crop === whole ? smallFormats : [...smallFormats, "jpeg"]).map((format) => (
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
        src={address(whole, whole.widths.at(-1)!, "jpeg")}
        srcSet={sources(whole, "jpeg")}
        sizes={sizes}
        {...dimensions(whole)}
        alt={alt}
        loading={first ? undefined : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding={first ? undefined : "async"}
      />
    </picture>
  );
}

const endings: Record<string, string> = { jpeg: "jpg" };

const address = ({ name }: PictureCrop, width: number, format: string) =>
  `/pictures/${name}-${width}.${endings[format] ?? format}`;

const sources = (crop: PictureCrop, format: string) =>
  crop.widths.map((width) => `${address(crop, width, format)} ${width}w`).join(", ");

function dimensions({ ratio: [across = 1, down = 1], widths }: PictureCrop) {
  const width = widths.at(-1)!;
  return { width, height: Math.round((width * down) / across) };
}
