import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AnswerPage, answerPages, answersPath } from "#contract/enquiry-slots.ts";
import { serviceWorkerPath } from "#contract/service-worker.ts";
import { yearInIndia } from "#contract/indian-year.ts";
import { fillYear, yearSlot } from "#contract/year-slot.ts";
import { offline } from "#content/offline.ts";
import { scopeFile } from "#content/testing-scope.ts";
import { jsonLd } from "#derive/json-ld.ts";
import { manifestFile, type SiteEntry, type SiteManifest } from "#contract/site-manifest.ts";
import { compress } from "./compress.ts";
import { finishAnswer, finishDocument } from "./documents.ts";
import { compressible, mediaType } from "./media-types.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { serviceWorker } from "./service-worker.ts";

const fallbackFile = "client/__spa-fallback.html";
/** Pages with slots: the server fills them and sends them as answers. */
const answersFolder = `client${answersPath}`;
/** The framework's data for routes that are files of their own or have no address; nothing asks for it. */
const leftovers = [
  "client/.vite",
  "client/sitemap.xml.data",
  "client/robots.txt.data",
  "client/llms.txt.data",
  `client${offline.path}.data`,
  ...answerPages.map((page) => `${answersFolder}/${page}.data`),
  "server",
];

/** Everything in them has a name that changes with its content. */
const hashedFolders = ["client/assets/", "client/pictures/"];

export interface SiteParts {
  /** How many facts still stand in for the laboratory's own. */
  standIns: number;
  siteOrigin: string;
  enquiryOrigin: string;
}

/** Turns what the framework built into what the server serves, and writes the list of it. */
export function finishSite(
  folder: string,
  { standIns, siteOrigin, enquiryOrigin }: SiteParts,
): SiteManifest {
  for (const leftover of leftovers)
    rmSync(join(folder, leftover), { recursive: true, force: true });
  const css = takeStyles(folder);
  const pages = files(folder).filter((file) => file.endsWith(".html"));
  const build = nameBuild(folder, css);
  const fonts = [...css.matchAll(/\/assets\/(?:instrument-sans|jetbrains-mono)[^)"]*\.woff2/g)];

  const [largest] = globSync("client/assets/react-dom-*.js", { cwd: folder });
  if (!largest) throw new Error("Expected React's own script to be a file of its own.");
  const largestPath = addressOf(largest);

  const parts = { build, css, largestPath, fonts: fonts.map(([address]) => address) };

  for (const page of pages) {
    const made = readFileSync(join(folder, page), "utf8");
    if (isAnswer(page) || addressOf(page) === offline.path) {
      writeFileSync(join(folder, page), finishAnswer(made, parts));
      continue;
    }
    const { html, files: late } = finishDocument(made, {
      ...parts,
      structuredData: jsonLd(addressOf(page), siteOrigin),
    });
    writeFileSync(join(folder, page), html);
    for (const { path, text } of late) writeFileSync(join(folder, "client", path), text);
  }

  const worker = serviceWorker({ build, scopeDocument: scopeFile.path });
  writeFileSync(join(folder, "client", serviceWorkerPath), worker);

  const year = yearInIndia(new Date());
  const entries = files(folder).map((file) => finishFile(folder, file, year, enquiryOrigin));
  const entryOf = (file: string) => entries.find((entry) => entry.file === file)!;
  const answerOf = (page: AnswerPage) => entryOf(`${answersFolder}/${page}/index.html`);
  const manifest: SiteManifest = {
    build,
    year,
    entries: entries.filter(({ file }) => file !== fallbackFile && !isAnswer(file)),
    notFound: entryOf(fallbackFile),
    answers: {
      check: answerOf("check"),
      retry: answerOf("retry"),
      failed: answerOf("failed"),
    },
    standIns,
  };
  writeFileSync(join(folder, manifestFile), JSON.stringify(manifest, null, 1));
  return manifest;
}

const isAnswer = (file: string) => file.startsWith(`${answersFolder}/`);

const files = (folder: string) =>
  globSync("client/**/*", { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .toSorted();

/** The browser's one sheet, for the documents to share out. Of the prerendering build's no file is left. */
function takeStyles(folder: string): string {
  const [sheet, ...others] = globSync("client/assets/site-*.css", { cwd: folder });
  if (!sheet || others.length) throw new Error("Expected the pages to have one style sheet.");
  const css = readFileSync(join(folder, sheet), "utf8").trim();
  for (const file of globSync("client/assets/*.css", { cwd: folder })) rmSync(join(folder, file));
  return css;
}

function nameBuild(folder: string, css: string): string {
  const hash = createHash("sha256").update(css);
  for (const file of files(folder)) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest("base64url").slice(0, 10);
}

function finishFile(folder: string, file: string, year: string, enquiryOrigin: string): SiteEntry {
  const body = readFileSync(join(folder, file));
  const entry: SiteEntry = {
    path: addressOf(file),
    file,
    type: mediaType(file),
    immutable: hashedFolders.some((hashed) => file.startsWith(hashed)),
    compressed: compressible(file) && !isAnswer(file),
  };
  if (file.endsWith(".html")) {
    const html = body.toString();
    entry.csp = contentSecurityPolicy(html, enquiryOrigin);
    entry.fillsYear = html.includes(yearSlot);
  }
  if (entry.compressed) {
    const sent = entry.fillsYear ? Buffer.from(fillYear(body.toString(), year)) : body;
    const { br, gz } = compress(sent);
    writeFileSync(join(folder, `${file}.br`), br);
    writeFileSync(join(folder, `${file}.gz`), gz);
  }
  return entry;
}

/** client/about/index.html is asked for as /about. */
const addressOf = (file: string) =>
  file.replace(/^client/, "").replace(/\/index\.html$/, "") || "/";
