import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readBuildConfig } from "./build-config.mjs";
import { contentMarks } from "./content-marks.ts";
import { makeFonts } from "./fonts/fonts.ts";
import { checkPictures } from "./pictures.ts";
import { writeScopeFiles } from "./scope-files.ts";
import { makeScopePages } from "./scope-pages.ts";
import { publishSite } from "./publish-site.ts";
import { writeSearchData } from "./search-data.ts";
import { sourceStamp, stampFile } from "./source-stamp.mjs";

const root = join(import.meta.dirname, "..");
const folder = join(root, "build");

try {
  const origins = readBuildConfig(process.env);
  const stamp = sourceStamp(root, process.env);
  checkPictures();
  say("1/4 Fonts");
  await makeFonts(root);
  writeSearchData(root);
  await makeScopePages(root);
  say("2/4 Pages");
  prerender();
  say("3/4 Testing scope");
  await writeScopeFiles(join(folder, "client"), origins.siteOrigin);
  say("4/4 Documents and compression");
  const manifest = await publishSite({
    folder,
    placeholders: (await contentMarks()).filter(({ kind }) => kind === "placeholder").length,
    ...origins,
  });
  writeFileSync(join(root, stampFile), stamp);
  say(`Built ${manifest.entries.length} files.`);
} catch (error) {
  console.error(`Build: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

function say(step: string) {
  console.error(`Build: ${step}`);
}

function prerender() {
  const command = join(root, "node_modules/@react-router/dev/bin.cjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, "build"], {
    cwd: root,
    encoding: "utf8",
    // Whatever the shell says, visitors get the production build.
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`the pages did not build.\n${stdout}\n${stderr}`);
}
