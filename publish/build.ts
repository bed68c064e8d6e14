import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "astro";
import { readBuildConfig } from "./build-config.mjs";
import { contentMarks } from "./content-marks.ts";
import { makeFonts } from "./fonts/fonts.ts";
import { checkPictures } from "./pictures.ts";
import { publishSite } from "./publish-site.ts";
import { writeScopeFiles } from "./scope-files.ts";
import { makeScopePages } from "./scope-pages.ts";
import { writeSearchData } from "./search-data.ts";
import { sourceStamp, stampFile } from "./source-stamp.mjs";

const root = join(import.meta.dirname, "..");
const folder = join(root, "build");
// Whatever the shell says, visitors get the production build, and nobody is told of it.
process.env.NODE_ENV = "production";
process.env.ASTRO_TELEMETRY_DISABLED = "1";

try {
  const origins = readBuildConfig(process.env);
  const stamp = sourceStamp(root, process.env);
  const buildId = stamp.slice(0, 10);
  checkPictures();
  say("1/4 Fonts");
  await makeFonts(root);
  writeSearchData(root);
  await makeScopePages(root);
  say("2/4 Pages");
  rmSync(folder, { recursive: true, force: true });
  const define = { "import.meta.env.BUILD": JSON.stringify(buildId) };
  await build({ root, logLevel: "warn", vite: { define } });
  say("3/4 Testing scope");
  await writeScopeFiles(join(folder, "client"), origins.siteOrigin);
  say("4/4 Documents and compression");
  const manifest = await publishSite({
    folder,
    build: buildId,
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
