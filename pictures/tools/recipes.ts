import type { PictureUse } from "#content/pictures.ts";

/** One cut of a picture, and the widths at which some layout shows it. */
export interface Crop {
  /** Tells the files of two cuts of one picture apart. */
  readonly suffix: string;
  /** Where this cut is shown, if not everywhere. */
  readonly media?: string;
  readonly ratio: readonly [width: number, height: number];
  readonly widths: readonly number[];
  /** The most an AVIF of each width may weigh; quality is spent up to it. */
  readonly avifBytes?: readonly number[];
}

const wide = [16, 9] as const;

/** What each layout really shows: change a width together with the `sizes` of its place. */
export const recipes: Record<PictureUse, readonly Crop[]> = {
  hero: [
    {
      suffix: "-phone",
      media: "(max-width: 560px)",
      ratio: [10, 9],
      widths: [480, 900],
      avifBytes: [15_000, 28_000],
    },
    {
      suffix: "",
      ratio: wide,
      widths: [768, 1280, 1920],
      avifBytes: [20_000, 42_000, 70_000],
    },
  ],
  about: [{ suffix: "", ratio: wide, widths: [480, 960, 1600] }],
  service: [{ suffix: "", ratio: wide, widths: [160, 320, 480, 880, 1200] }],
};

export const formats = ["avif", "webp", "jpg"] as const;
export type Format = (typeof formats)[number];

/** From the best downwards; the first that keeps within the crop's bytes is taken. */
export const avifQualities = [70, 64, 58, 53, 48, 43, 38] as const;
/** Where no limit is set. */
export const avifQuality = 58;
export const webpQuality = 80;
export const jpegQuality = 76;
