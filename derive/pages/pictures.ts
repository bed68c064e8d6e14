import { pictures } from "#content/pictures.ts";
import manifest from "#pictures/manifest.json" with { type: "json" };
import type { PictureFiles } from "#pictures/shape.ts";

const generated: Readonly<Record<string, Pick<PictureFiles, "crops">>> = manifest.pictures;
const graphics: Readonly<Record<string, readonly string[]>> = manifest.graphics;
const facts: Readonly<Record<string, { readonly alt: string }>> = pictures;

export function pictureOf(id: string): PictureFiles {
  const picture = generated[id];
  const fact = facts[id];
  if (!picture || !fact)
    throw new Error(`A page shows the picture "${id}", but content/pictures.ts does not have it.`);
  return { alt: fact.alt, crops: picture.crops };
}

/** Undefined while the drawn mark stands in for a logo of its own. */
export const logoUrl = graphics.logo?.[0];

export const accreditationMarkUrl = (id: string) => urlsOf(`mark-${id}`)[0]!;
export const clientMarkUrl = (id: number) => urlsOf(`client-${id}`)[0]!;

/** The image of the page, and the link's target. */
export function certificateImage(id: string) {
  const urls = urlsOf(`certificate-${id}`);
  const ending = (end: string) => urls.find((url) => url.endsWith(end))!;
  return { small: ending("-420.webp"), full: ending(".png") };
}

function urlsOf(id: string): readonly string[] {
  const urls = graphics[id];
  if (!urls) throw new Error(`pictures/manifest.json has no "${id}". Run "npm run pictures".`);
  return urls;
}
