import { globSync } from "node:fs";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import {
  type PictureFacts,
  pictureFacts,
  pictureProblems,
} from "#derive/pages/picture-problems.ts";
import { crops } from "./crops.ts";

const readable = [".jpg", ".jpeg", ".png", ".webp", ".svg"];
const logoPixels = 288;
const scanPixels = 1260;

/** What is wrong with the files in pictures/masters, and with the facts that name them. */
export async function pictureMistakes(root: string): Promise<string[]> {
  const folder = join(root, "pictures/masters");
  const masters = globSync("**/*.*", { cwd: folder }).toSorted();
  const facts = await readFacts(root);
  const problems = await Promise.all(
    masters.map(async (file) => {
      const problem = await masterProblem(join(folder, file), facts, file.replace(/\.\w+$/, ""));
      return problem ? [`pictures/masters/${file} ${problem}`] : [];
    }),
  );
  return [...problems.flat(), ...pictureProblems(masters, facts)];
}

async function readFacts(root: string): Promise<PictureFacts> {
  const modules = await Promise.all(
    ["accreditation", "brand", "clients", "pictures"].map((name) => {
      const { href } = pathToFileURL(join(root, `content/${name}.ts`));
      // A new address, because Node keeps what it imported before.
      return import(`${href}?${Date.now()}`);
    }),
  );
  return pictureFacts(Object.assign({}, ...modules));
}

async function masterProblem(path: string, { pictures }: PictureFacts, name: string) {
  const extension = extname(path);
  if (!readable.includes(extension.toLowerCase()))
    return `is a ${extension} file, which we cannot read: save the picture as .jpg, .png, .webp or .svg.`;
  const size = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!size) return "is not a picture that we can read: save it again as .jpg or .png.";
  const { width, height } = size;
  const has = `is ${width} × ${height} px`;
  if (/^(logo$|marks\/|clients\/)/.test(name))
    return extension === ".svg" || Math.max(width, height) >= logoPixels
      ? undefined
      : `${has}; a logo needs ${logoPixels} px across, or an SVG.`;
  if (name.startsWith("certificates/")) {
    if (width > height) return "lies on its side: turn the scan upright.";
    return width < scanPixels ? `${has}; a scan needs ${scanPixels} px across.` : undefined;
  }
  const use = pictures[name]?.use;
  const widest = use && crops[use].at(-1)!;
  if (!widest) return undefined;
  const [across, down] = widest.ratio;
  const least = Math.max(...widest.widths);
  const leastHeight = Math.round((least * down) / across);
  return width < least || height < leastHeight
    ? `${has}; this layout needs ${least} × ${leastHeight} px.`
    : undefined;
}
