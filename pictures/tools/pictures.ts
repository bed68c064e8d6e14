import { globSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileOf, manifestFile, pictureInputs } from "#publish/pictures.ts";
import { pictureMistakes } from "./master-mistakes.ts";
import { type GeneratedFile, isCurrent } from "./generated-file.ts";
import { graphics } from "./graphics.ts";
import { responsiveImages } from "./responsive-images.ts";

/** The command `npm run pictures`: makes the files that are missing or out of date. */
async function makePictures() {
  const problems = await pictureMistakes(join(import.meta.dirname, "../.."));
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const images = responsiveImages();
  const others = graphics();
  const files: GeneratedFile[] = [...images, ...others].flatMap((each) => each.files);
  const outdated = files.filter((file) => !isCurrent(file));
  for (const [index, { path, make }] of outdated.entries()) {
    write(fileOf(path), await make());
    console.error(`Pictures: ${index + 1} of ${outdated.length}, ${path}`);
  }
  const manifest = {
    pictures: Object.fromEntries(images.map(({ id, key, crops }) => [id, { key, crops }])),
    graphics: Object.fromEntries(others.map(({ id, files: own }) => [id, own.map(pathOf)])),
    files: Object.fromEntries(files.map(({ path, key }) => [path, key])),
    inputs: pictureInputs(),
  };
  write(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
  const removed = removeUnused(new Set(files.map(pathOf)));
  console.error(
    `Pictures: ${outdated.length} generated, ${removed} old files removed. Commit what changed in pictures/ and public/.`,
  );
}

const pathOf = ({ path }: GeneratedFile) => path;

/** Renames a complete file into place, so that an interrupted run leaves no half-written one. */
function write(file: string, body: Buffer | string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, body);
  renameSync(`${file}.part`, file);
}

function removeUnused(current: ReadonlySet<string>): number {
  const paths = globSync("{pictures,share}/*", { cwd: fileOf("/") }).map((file) => `/${file}`);
  const unused = paths.filter((path) => !current.has(path));
  for (const path of unused) rmSync(fileOf(path));
  return unused.length;
}

try {
  await makePictures();
} catch (error) {
  console.error(`Pictures: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
