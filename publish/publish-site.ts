import { createHash } from "node:crypto";
import { globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Document } from "@parse5/tools";
import { serialize } from "parse5";
import { noScriptPages, noScriptPagesPath } from "#contract/no-script-pages.ts";
import {
  hashedFolders,
  manifestFile,
  type SiteEntry,
  type SiteManifest,
} from "#contract/site-manifest.ts";
import { serviceWorkerPath } from "#contract/service-worker.ts";
import { offlineCopy } from "#content/copy/frame/offline.ts";
import { pages, requestFormPage } from "#content/copy/pages.ts";
import { jsonLd } from "#derive/pages/json-ld.ts";
import { redirects } from "#derive/pages/redirects.ts";
import { bundleBrowserScript } from "./bundle-browser-script.ts";
import { type BrotliLevel, compress } from "./compress.ts";
import { addContentSecurityPolicy } from "./content-security-policy.ts";
import {
  addLateSheet,
  addToHead,
  inlineStyleSheets,
  rejectStyleAttributes,
  removeCurrentMarks,
  removeScripts,
  structuredData,
  takePreloads,
} from "./documents.ts";
import { newElement, parseDocument } from "./html.ts";
import { compressible, mediaType } from "./media-types.ts";
import { filesOfParts } from "./offline-files.ts";
import { takePageScript } from "./page-script.ts";
import { takePrintRules } from "./print-styles.ts";

/** The framework's document for paths that it does not know, and its name by the convention of web servers. */
const fallbackFile = "client/__spa-fallback.html";
const notFoundFile = "client/404.html";
/** Where the framework writes the pages whose slots the server fills, and where they stay: they have no address. */
const noScriptFolder = `client${noScriptPagesPath}`;
const responsesFolder = "responses";
/** The framework's data for routes that are files of their own or have no address; nothing requests it. */
const unusedFiles = [
  "client/.vite",
  "client/sitemap.xml.data",
  "client/robots.txt.data",
  "client/llms.txt.data",
  `client${offlineCopy.path}.data`,
  ...noScriptPages.map((page) => `${noScriptFolder}/${page}.data`),
  "server",
];

const worksOffline = [pages.contact.path, requestFormPage.path].map(
  (path) => `client${path}/index.html`,
);

export interface PublishOptions {
  folder: string;
  placeholders: number;
  siteOrigin: string;
  enquiryOrigin: string;
}

export async function publishSite(options: PublishOptions): Promise<SiteManifest> {
  const { folder, siteOrigin, enquiryOrigin } = options;
  const client = join(folder, "client");
  const offlineFiles = new Set(filesOfParts(client));
  for (const file of unusedFiles) rmSync(join(folder, file), { recursive: true, force: true });
  renameSync(join(folder, fallbackFile), join(folder, notFoundFile));
  const build = hashOf(files(folder).map((file) => readFileSync(join(folder, file))));
  const startPage = await bundleBrowserScript("start-page");
  const printSheet = writePrintSheet(client);
  offlineFiles.add(printSheet);

  function addScripts(document: Document, file: string) {
    const modules = takePreloads(document);
    const { code, state } = takePageScript(document);
    const stateFile = writeHashed(client, "state", "txt", state);
    if (isRarelyRequested(file)) rarelyRequested.add(`client${stateFile}`);
    const page = writeHashed(client, "page", "js", code);
    if (worksOffline.includes(file))
      for (const needed of [page, stateFile, ...modules]) offlineFiles.add(needed);
    const data = { "data-page": page, "data-modules": modules.join(" "), "data-state": stateFile };
    addToHead(document, newElement("script", data, startPage));
  }

  const rarelyRequested = new Set<string>();
  for (const file of files(folder).filter(isDocument)) {
    const document = parseDocument(readFileSync(join(folder, file), "utf8"));
    const path = pathOf(file);
    inlineStyleSheets(document, (href) => readFileSync(join(client, href), "utf8"));
    addLateSheet(document, printSheet, "print");
    addToHead(document, newElement("meta", { name: "build", content: build }));
    if (file === notFoundFile) removeCurrentMarks(document);
    if (isNoScriptPage(file) || path === offlineCopy.path) removeScripts(document);
    else addScripts(document, file);
    const graph = jsonLd(path, siteOrigin);
    if (graph) addToHead(document, structuredData(graph));
    rejectStyleAttributes(document);
    addContentSecurityPolicy(document, enquiryOrigin);
    writeFileSync(join(folder, file), serialize(document));
  }
  const env = { BUILD: build, FILES: [...offlineFiles].join(" ") };
  writeFileSync(join(client, serviceWorkerPath), await bundleBrowserScript("service-worker", env));
  rmSync(join(folder, responsesFolder), { recursive: true, force: true });
  renameSync(join(folder, noScriptFolder), join(folder, responsesFolder));

  const entries = await Promise.all(
    files(folder).map((file) =>
      publishFile(folder, file, rarelyRequested.has(file) ? 6 : brotliLevel(file)),
    ),
  );
  const manifest: SiteManifest = {
    build,
    siteOrigin,
    entries: entries.filter(({ file }) => file !== notFoundFile),
    redirects: redirects(),
    notFound: entries.find(({ file }) => file === notFoundFile)!,
    noScriptPages: {
      check: `${responsesFolder}/check/index.html`,
      retry: `${responsesFolder}/retry/index.html`,
      failed: `${responsesFolder}/failed/index.html`,
    },
    placeholders: options.placeholders,
  };
  writeFileSync(join(folder, manifestFile), JSON.stringify(manifest, null, 1));
  return manifest;
}

const isDocument = (file: string) => file.endsWith(".html");
const isRarelyRequested = (file: string) =>
  file.startsWith(`client${pages.standards.path}`) ||
  file.startsWith(`client${pages.contact.path}/`) ||
  /\.(json|xml|pdf)$/.test(file);

/** A page's data and other texts: level 10 saves two thirds of the time for 2 % more bytes. */
function brotliLevel(file: string): BrotliLevel {
  if (isRarelyRequested(file)) return 6;
  return /\.(html|js|css)$/.test(file) ? 11 : 10;
}
const isNoScriptPage = (file: string) => file.startsWith(`${noScriptFolder}/`);

const files = (folder: string) =>
  globSync(["client/**/*", "client/.well-known/*"], { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .toSorted();

function hashOf(contents: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("base64url").slice(0, 10);
}

function writeHashed(client: string, name: string, extension: string, text: string): string {
  const path = `/assets/${name}-${hashOf([text])}.${extension}`;
  writeFileSync(join(client, path), text);
  return path;
}

function writePrintSheet(client: string): string {
  const print = globSync("assets/*.css", { cwd: client })
    .toSorted()
    .map((file) => {
      const rules = takePrintRules(readFileSync(join(client, file), "utf8"));
      writeFileSync(join(client, file), rules.screen);
      return rules.print;
    });
  return writeHashed(client, "print", "css", print.join(""));
}

async function publishFile(folder: string, file: string, level: BrotliLevel): Promise<SiteEntry> {
  const entry: SiteEntry = {
    path: pathOf(file),
    file,
    type: mediaType(file),
    immutable: hashedFolders.some((hashed) => file.startsWith(`client${hashed}`)),
    compressed: compressible(file),
  };
  if (entry.compressed) {
    const { br, gz } = await compress(readFileSync(join(folder, file)), level);
    writeFileSync(join(folder, `${file}.br`), br);
    writeFileSync(join(folder, `${file}.gz`), gz);
  }
  return entry;
}

/** client/about/index.html is served at /about. */
const pathOf = (file: string) => file.replace(/^client/, "").replace(/\/index\.html$/, "") || "/";
