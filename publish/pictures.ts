import { createHash } from "node:crypto";
import { cpSync, createReadStream, existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { brandMark } from "#content/brand.ts";
import { pages } from "#content/pages.ts";
import { type PictureFact, pictures } from "#content/pictures.ts";
import { site } from "#content/site.ts";
import { shareCards } from "#derive/picture-places.ts";
import { pictureProblems } from "#derive/picture-problems.ts";
import { sans } from "./fonts/faces.ts";
import { mediaType } from "./media-types.ts";
import { palette } from "./palette.ts";

/** What `npm run pictures` records about the files it makes; the app reads other fields of the manifest. */
export interface MadeFiles {
  /** The URL path of each, with the key of what it is made from. */
  readonly files: Readonly<Record<string, string>>;
  /** Hashes of everything they are made from. */
  readonly inputs: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, "..");
const madeFolder = join(root, "pictures/made");
const mastersFolder = join(root, "pictures/masters");
export const manifestFile = join(root, "pictures/manifest.json");

/** Files below this URL path have a hash in their name. */
export const picturesPath = "/pictures";

const readManifest = (): MadeFiles => JSON.parse(readFileSync(manifestFile, "utf8"));

/** Hashed names are kept in pictures/made, fixed ones in public. */
export const fileOf = (path: string) =>
  path.startsWith(`${picturesPath}/`)
    ? join(madeFolder, basename(path))
    : join(root, "public", path);

const masterFiles = (name = "**/*") => globSync(`${name}.*`, { cwd: mastersFolder });

/** A master may have any image extension, so that a photograph or scan replaces it under the same name. */
export const masterOf = (name: string) => join(mastersFolder, masterFiles(name)[0]!);

/** Identifies what a file is made from: equal keys mean equal files. */
export function cacheKey(facts: unknown, files: readonly string[] = []): string {
  const hash = createHash("sha256").update(JSON.stringify(facts));
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 20);
}

/** Fails if a picture has no description or no master. */
export function checkPictureFacts(): void {
  const [problem] = pictureProblems(masterFiles());
  if (problem) throw new Error(problem);
}

/** Compares hashes of the inputs, so that the build needs no image library. */
export function checkPictures(manifest = readManifest(), inputs = pictureInputs()): void {
  checkPictureFacts();
  const changed = Object.keys({ ...manifest.inputs, ...inputs }).find(
    (name) => manifest.inputs[name] !== inputs[name],
  );
  const missing = Object.keys(manifest.files).find((path) => !existsSync(fileOf(path)));
  if (changed ?? missing)
    throw new Error(
      `The pictures are out of date: ${changed ? `${changed} changed` : `${missing} is missing`}. Run "npm run pictures" and commit what it makes.`,
    );
}

/** A hash for each file and each set of facts that some picture is made from. */
export function pictureInputs(): Record<string, string> {
  const files = globSync("pictures/{masters,tools}/**/*.*", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .toSorted();
  const crops = Object.values<PictureFact>(pictures).map(({ use, focus }) => [use, focus]);
  const facts = {
    "content/brand.ts": brandMark,
    "content/pictures.ts": crops,
    "content/site.ts": [site.name, site.strapline, pages.home.description],
    "the title or picture of a page": shareCards(),
    "app/styles/tokens.css": palette,
  };
  return {
    ...Object.fromEntries(files.map((file) => [file, cacheKey({}, [join(root, file)])])),
    ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, cacheKey(fact)])),
    "the font": cacheKey({}, [sans.source]),
  };
}

export function copyPictures(clientFolder: string): void {
  cpSync(madeFolder, join(clientFolder, picturesPath), { recursive: true });
}

/** Serves the same files during development. */
export const servePictures = (): Plugin => ({
  name: "serve-pictures",
  apply: "serve",
  configureServer({ middlewares }) {
    middlewares.use(picturesPath, (request, response, next) => {
      const file = join(madeFolder, basename(request.url ?? ""));
      if (!existsSync(file)) return next();
      response.setHeader("content-type", mediaType(file));
      createReadStream(file).pipe(response);
    });
  },
});
