import { createHash } from "node:crypto";
import { globSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { serialize } from "parse5";
import { offlineCopy } from "#content/copy/frame/offline.ts";
import { pages, requestFormPage } from "#content/copy/pages.ts";
import { noScriptFolder, noScriptPagesPath } from "#contract/no-script-pages.ts";
import { serviceWorkerPath } from "#contract/service-worker.ts";
import {
  hashedFolders,
  manifestFile,
  type SiteEntry,
  type SiteManifest,
} from "#contract/site-manifest.ts";
import { redirects } from "#derive/pages/redirects.ts";
import { bundleBrowserScript } from "./bundle-browser-script.ts";
import { addContentSecurityPolicy } from "./content-security-policy.ts";
import { delayScripts, joinUnits, rejectStyleAttributes, removeIslandIds } from "./documents.ts";
import { parseDocument } from "./html.ts";
import { compressible, mediaType } from "./media-types.ts";

const notFoundFile = "client/404.html";
/** What the service worker caches at once, besides the pages that work offline: scripts, the sheets that the frame links and the data of the search. */
const workerFiles = /^client\/assets\/.+\.(js|css|json)$/;
const worksOffline: readonly string[] = [
  offlineCopy.path,
  pages.contact.path,
  requestFormPage.path,
];
const workerScript = join(import.meta.dirname, "../app/browser/service-worker.ts");

interface PublishOptions {
  folder: string;
  build: string;
  placeholders: number;
  siteOrigin: string;
  enquiryOrigin: string;
}

export async function publishSite(options: PublishOptions): Promise<SiteManifest> {
  const { folder, build, siteOrigin, enquiryOrigin } = options;
  const client = join(folder, "client");
  const cached = new Set(
    files(folder)
      .filter((file) => workerFiles.test(file))
      .map(pathOf),
  );
  for (const file of files(folder).filter(isDocument)) {
    const document = parseDocument(readFileSync(join(folder, file), "utf8"));
    delayScripts(document, (code) => {
      const path = writeIslands(client, code);
      if (worksOffline.includes(pathOf(file))) cached.add(path);
      return path;
    });
    removeIslandIds(document);
    joinUnits(document);
    rejectStyleAttributes(document);
    addContentSecurityPolicy(document, enquiryOrigin);
    writeFileSync(join(folder, file), serialize(document));
  }
  const env = { BUILD: build, FILES: [...cached].join(" ") };
  const { code } = await bundleBrowserScript(workerScript, env);
  writeFileSync(join(client, serviceWorkerPath), code);
  // Pages whose slots the server fills have no address.
  renameSync(join(client, noScriptPagesPath), join(folder, noScriptFolder));

  const entries = await Promise.all(files(folder).map((file) => publishFile(folder, file)));
  const manifest: SiteManifest = {
    siteOrigin,
    entries: entries.filter(({ file }) => file !== notFoundFile),
    redirects: redirects(),
    notFound: entries.find(({ file }) => file === notFoundFile)!,
    placeholders: options.placeholders,
  };
  writeFileSync(join(folder, manifestFile), JSON.stringify(manifest, null, 1));
  return manifest;
}

const isDocument = (file: string) => file.endsWith(".html");
/** JSON in assets is the data of the search, which every search loads. */
const isRarelyRequested = (file: string) =>
  file.startsWith(`client${pages.standards.path}`) ||
  file.startsWith(`client${pages.contact.path}/`) ||
  /^client\/(?!assets\/).*\.(json|xml|pdf)$/.test(file);

type BrotliLevel = 6 | 11;

/** Level 11 takes about thirty times as long for 8 % fewer bytes. */
const brotliLevel = (file: string): BrotliLevel => (isRarelyRequested(file) ? 6 : 11);

const files = (folder: string) =>
  globSync(["client/**/*", "client/.well-known/*"], { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .toSorted();

/** Documents with the same code share its file. */
function writeIslands(client: string, code: string): string {
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 10);
  const path = `/assets/${hash}.islands.js`;
  writeFileSync(join(client, path), code);
  return path;
}

async function publishFile(folder: string, file: string): Promise<SiteEntry> {
  const entry: SiteEntry = {
    path: pathOf(file),
    file,
    type: mediaType(file),
    immutable: hashedFolders.some((hashed) => file.startsWith(`client${hashed}`)),
    compressed: compressible(file),
  };
  if (entry.compressed) {
    const { br, gz } = await compress(readFileSync(join(folder, file)), brotliLevel(file));
    writeFileSync(join(folder, `${file}.br`), br);
    writeFileSync(join(folder, `${file}.gz`), gz);
  }
  return entry;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Asynchronous, to use all cores. */
async function compress(body: Buffer, level: BrotliLevel) {
  const [br, gz] = await Promise.all([
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    toGzip(body, { level: 9 }),
  ]);
  return { br, gz };
}

/** client/about/index.html is served at /about. */
const pathOf = (file: string) => file.replace(/^client/, "").replace(/\/index\.html$/, "") || "/";
