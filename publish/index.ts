import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serialize } from "parse5";
import { type NoScriptPage, noScriptPages, noScriptPagesPath } from "#contract/no-script-pages.ts";
import { manifestFile, type SiteEntry, type SiteManifest } from "#contract/site-manifest.ts";
import { serviceWorkerPath } from "#contract/service-worker.ts";
import { offline } from "#content/offline.ts";
import { pages } from "#content/pages.ts";
import { jsonLd } from "#derive/json-ld.ts";
import { writeBegunForms } from "./begun-forms.ts";
import { bundleBrowserScript } from "./bundle-browser-script.ts";
import { compress } from "./compress.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import {
  addToHead,
  buildMeta,
  inlineScript,
  inlineStyleSheets,
  rejectStyleAttributes,
  removeCurrentMarks,
  removeScripts,
  structuredData,
  takePreloads,
} from "./documents.ts";
import { parseDocument } from "./html.ts";
import { compressible, mediaType } from "./media-types.ts";
import { takePageScript } from "./page-script.ts";

const fallbackFile = "client/__spa-fallback.html";
/** Pages whose slots the server fills; they have no address of their own. */
const noScriptFolder = `client${noScriptPagesPath}`;
/** The framework's data for routes that are files of their own or have no address; nothing requests it. */
const unusedFiles = [
  "client/.vite",
  "client/sitemap.xml.data",
  "client/robots.txt.data",
  "client/llms.txt.data",
  `client${offline.path}.data`,
  ...noScriptPages.map((page) => `${noScriptFolder}/${page}.data`),
  "server",
];

/** Files in these folders have names that change with their content. */
const hashedFolders = ["client/assets/", "client/pictures/"];

export interface PublishOptions {
  /** Where the framework wrote its output, and where the published files stay. */
  folder: string;
  /** How many facts are still placeholders. */
  placeholders: number;
  siteOrigin: string;
  enquiryOrigin: string;
}

/** Turns the framework's output into the files that are served, and writes their manifest. */
export async function publishSite(options: PublishOptions): Promise<SiteManifest> {
  const { folder, siteOrigin, enquiryOrigin } = options;
  for (const file of unusedFiles) rmSync(join(folder, file), { recursive: true, force: true });
  const client = join(folder, "client");
  const build = hashOf(files(folder).map((file) => readFileSync(join(folder, file))));
  const startPage = await bundleBrowserScript("start-page");
  const serviceWorker = await bundleBrowserScript("service-worker", { BUILD: build });
  writeFileSync(join(client, serviceWorkerPath), serviceWorker);

  const policies = new Map<string, string>();
  const rarelyRequested = new Set<string>();
  for (const file of files(folder).filter(isDocument)) {
    const document = parseDocument(readFileSync(join(folder, file), "utf8"));
    const path = pathOf(file);
    inlineStyleSheets(document, (href) => readFileSync(join(client, href), "utf8"));
    addToHead(document, buildMeta(build));
    const modules = takePreloads(document).join(" ");
    if (file === fallbackFile) removeCurrentMarks(document);
    if (isNoScriptPage(file) || path === offline.path) removeScripts(document);
    else {
      const { code, state } = takePageScript(document);
      const page = writeHashed(client, "page", "js", code);
      const stateFile = writeHashed(client, "state", "txt", state);
      if (isRarelyRequested(file)) rarelyRequested.add(`client${stateFile}`);
      const data = { "data-page": page, "data-modules": modules, "data-state": stateFile };
      addToHead(document, inlineScript(startPage, data));
    }
    const graph = jsonLd(path, siteOrigin);
    if (graph) addToHead(document, structuredData(graph));
    rejectStyleAttributes(document);
    policies.set(file, contentSecurityPolicy(document, enquiryOrigin));
    writeFileSync(join(folder, file), serialize(document));
  }

  const begunForms = writeBegunForms(folder);
  const contactPolicy = policies.get(`client${pages.contact.path}/index.html`)!;
  for (const file of begunForms.keys()) policies.set(file, contactPolicy);
  const entries = await Promise.all(
    files(folder).map((file) =>
      publishFile(folder, {
        path: begunForms.get(file) ?? pathOf(file),
        file,
        csp: policies.get(file),
        rare: rarelyRequested.has(file) || isRarelyRequested(file),
      }),
    ),
  );
  const entryOf = (file: string) => entries.find((entry) => entry.file === file)!;
  const noScriptPage = (page: NoScriptPage) => entryOf(`${noScriptFolder}/${page}/index.html`);
  const manifest: SiteManifest = {
    build,
    siteOrigin,
    entries: entries.filter(({ file }) => file !== fallbackFile && !isNoScriptPage(file)),
    notFound: entryOf(fallbackFile),
    noScriptPages: {
      check: noScriptPage("check"),
      retry: noScriptPage("retry"),
      failed: noScriptPage("failed"),
    },
    placeholders: options.placeholders,
  };
  writeFileSync(join(folder, manifestFile), JSON.stringify(manifest, null, 1));
  return manifest;
}

const isDocument = (file: string) => file.endsWith(".html");
/** The pages of standards, of which there are hundreds, and files for other programs. */
const isRarelyRequested = (file: string) =>
  file.startsWith(`client${pages.standards.path}`) || /\.(csv|json|xml|pdf)$/.test(file);
const isNoScriptPage = (file: string) => file.startsWith(`${noScriptFolder}/`);

const files = (folder: string) =>
  globSync("client/**/*", { cwd: folder })
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

interface FileToPublish extends Pick<SiteEntry, "path" | "file" | "csp"> {
  rare: boolean;
}

async function publishFile(folder: string, options: FileToPublish): Promise<SiteEntry> {
  const { path, file, csp, rare } = options;
  const entry: SiteEntry = {
    path,
    file,
    type: mediaType(file),
    immutable: hashedFolders.some((hashed) => file.startsWith(hashed)),
    compressed: compressible(file) && !isNoScriptPage(file),
    csp,
  };
  if (entry.compressed) {
    const { br, gz } = await compress(readFileSync(join(folder, file)), rare ? 6 : 11);
    writeFileSync(join(folder, `${file}.br`), br);
    writeFileSync(join(folder, `${file}.gz`), gz);
  }
  return entry;
}

/** client/about/index.html is served at /about. */
const pathOf = (file: string) => file.replace(/^client/, "").replace(/\/index\.html$/, "") || "/";
