import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { manifestFile, type SiteManifest } from "#contract/site-manifest.ts";

/** Copies the built site into a new folder as CDNs want it: a page in a file of its own name, and no compressed copies. */
export function makeCdnFolder(build: string, folder: string) {
  if (existsSync(folder)) throw new Error(`${folder} exists already.`);
  const copy = (from: string, to: string) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(join(build, from), join(folder, to));
  };
  const manifest = JSON.parse(readFileSync(join(build, manifestFile), "utf8")) as SiteManifest;
  for (const { path, file } of manifest.entries)
    copy(file, file.endsWith(".html") ? pageFile(path) : path);
  copy(manifest.notFound.file, "404.html");
  for (const name of ["_headers", "_redirects"]) copy(join("deploy", name), name);
}

/** A CDN serves about.html at /about, and redirects /about to /about/ if the file is about/index.html. */
const pageFile = (path: string) => (path === "/" ? "index.html" : `${path}.html`);

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error("Name the folder to write: node deploy/cdn/make-cdn-folder.ts site");
  makeCdnFolder(join(import.meta.dirname, "../../build"), folder);
}
