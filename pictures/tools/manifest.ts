import type { GeneratedFiles } from "#publish/pictures.ts";
import type { Crop } from "./crops.ts";

/** The content of pictures/manifest.json. */
export interface Manifest extends GeneratedFiles {
  readonly pictures: Readonly<Record<string, ManifestPicture>>;
  /** Logos, certificates, icons and pictures for shared links: the URL paths of each. */
  readonly graphics: Readonly<Record<string, readonly string[]>>;
}

export interface ManifestPicture {
  readonly key: string;
  readonly crops: readonly CropFiles[];
}

/** A crop and the name its files share; the app appends width and format. */
export interface CropFiles extends Pick<Crop, "media" | "ratio" | "widths"> {
  readonly name: string;
}
