import type { PictureUse } from "#content/pictures.ts";

export interface Crop {
  /** Distinguishes the files of two crops of one picture. */
  readonly suffix: string;
  /** The media query under which this crop is shown, if not always. */
  readonly media?: string;
  readonly ratio: readonly [width: number, height: number];
  readonly widths: readonly number[];
  /** The size limit of an AVIF of each width; the best quality within it is used. */
  readonly avifBytes?: readonly number[];
}

const wide = [16, 9] as const;

/** The widths that each layout shows: change one together with the `sizes` attribute of its layout. */
export const crops: Record<PictureUse, readonly Crop[]> = {
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
  about: [{ suffix: "", ratio: wide, widths: [480, 1000, 1600] }],
  service: [{ suffix: "", ratio: wide, widths: [160, 320, 480, 880, 1200] }],
};

/** Every supported browser knows WebP, and but for a few years of Edge AVIF too. */
export const formats = ["avif", "webp"] as const;
export type Format = (typeof formats)[number];

export const quality = {
  /** From the best downwards, for crops with a size limit. */
  avifQualities: [70, 64, 58, 53, 48, 43, 38],
  avifQuality: 58,
  webpQuality: 80,
};
