import { pictures } from "#content/pictures.ts";
import type { PictureFiles } from "./ui/picture/picture.tsx";
import manifest from "#pictures/manifest.json";

/** Joins facts about pictures with their made files. For loaders: none of it goes to the browser whole. */
interface MadePicture {
  readonly crops: PictureFiles["crops"];
}

const made: Readonly<Record<string, MadePicture>> = manifest.pictures;
const graphics: Readonly<Record<string, readonly string[]>> = manifest.graphics;
const facts: Readonly<Record<string, { readonly alt: string }>> = pictures;

export function pictureOf(id: string): PictureFiles {
  const picture = made[id];
  const fact = facts[id];
  if (!picture || !fact)
    throw new Error(`A page shows the picture "${id}", but content/pictures.ts does not have it.`);
  const crops = picture.crops.map(({ name, media, ratio, widths }) => ({
    name,
    media,
    ratio,
    widths,
  }));
  return { alt: fact.alt, crops, blur: `blur-${id}` };
}

/** The address of a mark's one file. */
export const accreditationMarkAddress = (id: string) => graphic(`mark-${id}`)[0]!;
export const clientMarkAddress = (id: number) => graphic(`client-${id}`)[0]!;

export interface CertificateImage {
  /** As in `srcset`, by kind of file. */
  readonly avif: string;
  readonly webp: string;
  /** For browsers that take no set. */
  readonly one: string;
  /** Opens alone. */
  readonly whole: string;
}

export function certificateImage(id: string): CertificateImage {
  const addresses = graphic(`certificate-${id}`);
  const set = (kind: string) =>
    addresses
      .filter((address) => address.endsWith(kind))
      .map((address) => `${address} ${/(\d+)\.\w+$/.exec(address)![1]}w`)
      .join(", ");
  return {
    avif: set(".avif"),
    webp: set(".webp"),
    one: addresses.findLast((address) => address.endsWith(".webp"))!,
    whole: addresses.find((address) => address.endsWith(".png"))!,
  };
}

function graphic(id: string): readonly string[] {
  const paths = graphics[id];
  if (!paths) throw new Error(`pictures/manifest.json has no "${id}". Run "npm run pictures".`);
  return paths;
}
