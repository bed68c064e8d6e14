import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { accreditationMarks, certificates } from "#content/accreditation.ts";
import { brandMark, ownLogo } from "#content/brand.ts";
import { clients } from "#content/clients.ts";
import { pages } from "#content/copy/pages.ts";
import { type PictureFact, pictures } from "#content/pictures.ts";
import { site } from "#content/site.ts";
import manifest from "#pictures/manifest.json" with { type: "json" };
import { shareCards } from "#derive/pages/picture-places.ts";
import { pictureFacts, pictureProblems } from "#derive/pages/picture-problems.ts";
import { palette } from "./palette.ts";

interface GeneratedFiles {
  readonly files: Readonly<Record<string, string>>;
  readonly inputs: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, "..");
const mastersFolder = join(root, "pictures/masters");
export const manifestFile = join(root, "pictures/manifest.json");

export const generatedFiles: GeneratedFiles = manifest;

/** Astro copies this folder to the build, and serves it during development. */
export const fileOf = (path: string) => join(root, "public", path);

const masterFiles = (name = "**/*") => globSync(`${name}.*`, { cwd: mastersFolder });

/** A master may have any image extension, so that a photograph or scan replaces it under the same name. */
export function masterOf(name: string): string {
  const [file] = masterFiles(name);
  if (!file) throw new Error(`pictures/masters has no file named "${name}".`);
  return join(mastersFolder, file);
}

export function cacheKey(facts: unknown, files: readonly string[] = []): string {
  const hash = createHash("sha256").update(JSON.stringify(facts));
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 20);
}

/** Compares hashes of the inputs, so that the build makes no pictures. */
export function checkPictures(generated = generatedFiles, inputs = pictureInputs()): void {
  const facts = pictureFacts({ pictures, accreditationMarks, certificates, clients, ownLogo });
  const [problem] = pictureProblems(masterFiles(), facts);
  if (problem) throw new Error(problem);
  const changed = Object.keys({ ...generated.inputs, ...inputs }).find(
    (name) => generated.inputs[name] !== inputs[name],
  );
  const missing = Object.keys(generated.files).find((path) => !existsSync(fileOf(path)));
  if (changed ?? missing)
    throw new Error(
      `The pictures are out of date: ${changed ? `${changed} changed` : `${missing} is missing`}. Run "npm run pictures" and commit what it makes.`,
    );
}

export function pictureInputs(): Record<string, string> {
  const files = globSync("pictures/{masters,tools}/**/*.*", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .toSorted();
  const facts = {
    "content/brand.ts": brandMark,
    "content/pictures.ts": Object.values<PictureFact>(pictures).map(({ use, focus }) => [
      use,
      focus,
    ]),
    "content/site.ts": [site.name],
    "content/copy/pages.ts": [pages.home.description],
    "the picture of a page": shareCards(),
    "app/styles/tokens.css": palette,
  };
  return Object.fromEntries([
    ...files.map((file) => [file, cacheKey({}, [join(root, file)])]),
    ...Object.entries(facts).map(([name, fact]) => [name, cacheKey(fact)]),
  ]);
}
