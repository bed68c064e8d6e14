/** One crop of a picture; its files are called name-width.format. */
export interface PictureCrop {
  readonly name: string;
  /** The media query of the crop; the last one has none and is the default. */
  readonly media?: string;
  readonly ratio: readonly number[];
  readonly widths: readonly number[];
}

export interface PictureFiles {
  readonly alt: string;
  readonly crops: readonly PictureCrop[];
}
