import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildConfig } from "./build-config.mjs";
import { contentMarks } from "./content-marks.ts";
import { makeFonts } from "./fonts/fonts.ts";
import { checkPictures } from "./pictures.ts";
import { publishSite } from "./publish-site.ts";
import { writeScopePdf } from "./scope-document.ts";
import { makeScopePages } from "./scope-pages.ts";
import { writeSearchData } from "./search-data.ts";
import { stampFile } from "./source-stamp.mjs";

/** Makes the files that pages import. */
export async function prepare(root: string): Promise<void> {
  await makeFonts(root);
  writeSearchData(root);
  await makeScopePages(root);
}

export async function prepareBuild(root: string): Promise<void> {
  checkPictures();
  await prepare(root);
  rmSync(join(root, "build"), { recursive: true, force: true });
}

/** Turns the pages in build/client into the files that are served, and says how many. */
export async function publish(
  root: string,
  build: { readonly stamp: string; readonly name: string },
  origins: BuildConfig,
): Promise<number> {
  const folder = join(root, "build");
  await writeScopePdf(join(folder, "client"));
  const { entries } = await publishSite({
    folder,
    build: build.name,
    placeholders: (await contentMarks()).filter(({ kind }) => kind === "placeholder").length,
    ...origins,
  });
  writeFileSync(join(root, stampFile), build.stamp);
  return entries.length;
}
