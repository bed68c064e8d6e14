import sharp from "sharp";

/** The picture's four corners as colours: what is seen, blurred, until its file arrives. */
export async function corners(master: string): Promise<string[]> {
  const { data } = await sharp(master)
    .resize(2, 2, { fit: "fill", kernel: "cubic" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 3, 6, 9].map((at) => `#${data.subarray(at, at + 3).toString("hex")}`);
}

/** One class per picture; app/ui/picture blends the four colours. */
export const placeholderSheet = (
  pictures: Readonly<Record<string, { readonly colours: readonly string[] }>>,
): string =>
  `/* Made by npm run pictures. */\n${Object.entries(pictures)
    .map(
      ([
        id,
        {
          colours: [a, b, c, d],
        },
      ]) => `.blur-${id}{--a:${a};--b:${b};--c:${c};--d:${d}}`,
    )
    .join("\n")}\n`;
