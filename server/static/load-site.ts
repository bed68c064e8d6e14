import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Enquiry, EnquiryErrors } from "#contract/enquiry.ts";
import type { AnswerPage } from "#contract/enquiry-slots.ts";
import { speculationRulesPath } from "#contract/speculation-rules.ts";
import { yearInIndia } from "#contract/indian-year.ts";
import { fillYear } from "#contract/year-slot.ts";
import { securityHeaders } from "../http/security.ts";
import type { Encoding } from "./encoding.ts";
import { fillSlots, nothingTyped } from "./fill-slots.ts";
import { manifestFile, type SiteEntry, type SiteManifest } from "#contract/site-manifest.ts";

/** Above this a file that does not compress stays on the disk and is streamed. */
const streamFromBytes = 256 * 1024;

export interface ReadyFile {
  headers: Record<string, string>;
  etag: string;
  size: number;
  /** Whole, in each coding we have; a streamed file has none. */
  bodies: Partial<Record<Encoding, Buffer>>;
  /** Where a streamed file lies. */
  file: string;
}

export interface Site {
  build: string;
  placeholders: number;
  /** What stands at exactly this address. */
  find(path: string): ReadyFile | undefined;
  /** The page whose address this is but for a trailing slash or capitals. */
  canonicalOf(path: string): string | undefined;
  notFound(): ReadyFile;
  /** The answer to a form posted without scripts, its slots filled. */
  answer(page: AnswerPage, typed?: Enquiry, errors?: EnquiryErrors): FilledPage;
}

export interface FilledPage {
  headers: Record<string, string>;
  body: string;
}

/** The whole site in memory, each answer ready to send. Pages are made anew when India's year turns. */
export function loadSite(folder: string, now: () => Date): Site {
  const manifest: SiteManifest = JSON.parse(readFileSync(join(folder, manifestFile), "utf8"));
  const pages = new Set(
    manifest.entries.filter(({ file }) => file.endsWith(".html")).map(({ path }) => path),
  );
  const { answers } = manifest;
  const all = [...manifest.entries, manifest.notFound, ...Object.values(answers)];
  // Read once: nothing that happens to the folder later can mix two builds.
  const templates = new Map<SiteEntry, Buffer>();
  const lasting = new Map<SiteEntry, ReadyFile>();
  for (const entry of all)
    if (entry.fillsYear) templates.set(entry, readFileSync(join(folder, entry.file)));
    else lasting.set(entry, prepare(folder, entry, manifest));
  let year = yearInIndia(now());
  let files = fillAll(year);
  let checkAt = nextCheck(now());

  function fillAll(shown: string) {
    const ready = (entry: SiteEntry) =>
      lasting.get(entry) ??
      prepare(folder, entry, manifest, { template: templates.get(entry)!, year: shown });
    return {
      byPath: new Map(manifest.entries.map((entry) => [entry.path, ready(entry)])),
      notFound: ready(manifest.notFound),
      answers: {
        check: ready(answers.check),
        retry: ready(answers.retry),
        failed: ready(answers.failed),
      },
    };
  }

  function current() {
    const time = now();
    if (time.getTime() < checkAt) return files;
    const shown = yearInIndia(time);
    if (shown !== year) files = fillAll(shown);
    year = shown;
    checkAt = nextCheck(time);
    return files;
  }

  return {
    build: manifest.build,
    placeholders: manifest.placeholders,
    find: (path) => current().byPath.get(path),
    canonicalOf(path) {
      const canonical = path.toLowerCase().replace(/(?<=.)\/+$/, "");
      return canonical !== path && pages.has(canonical) ? canonical : undefined;
    },
    notFound: () => current().notFound,
    answer(page, typed = nothingTyped, errors = {}) {
      const { headers, bodies } = current().answers[page];
      const { "accept-ranges": _whole, ...sent } = headers;
      return {
        headers: { ...sent, "cache-control": "no-store" },
        body: fillSlots(bodies.identity!.toString(), typed, errors),
      };
    },
  };
}

const aMinute = 60_000;

/** The year turns on a full minute everywhere: look again then, and not at every request. */
const nextCheck = (time: Date) => time.getTime() - (time.getTime() % aMinute) + aMinute;

function cacheControl({ immutable, file }: SiteEntry): string {
  if (immutable) return "public, max-age=31536000, immutable";
  // Fetched when a visitor means a link: still good when the link is followed, without asking again.
  if (file.endsWith(".data")) return "public, max-age=60";
  return "no-cache";
}

function prepare(
  folder: string,
  entry: SiteEntry,
  manifest: SiteManifest,
  slot?: { template: Buffer; year: string },
): ReadyFile {
  const file = join(folder, entry.file);
  const headers: Record<string, string> = {
    ...securityHeaders,
    "content-type": entry.type,
    "cache-control": cacheControl(entry),
    "x-build": manifest.build,
  };
  if (entry.csp) {
    headers["content-security-policy"] = entry.csp;
    headers["speculation-rules"] = `"${speculationRulesPath}"`;
  }
  if (entry.compressed) headers.vary = "accept-encoding";
  else headers["accept-ranges"] = "bytes";

  const { size, mtimeMs } = slot ? { size: slot.template.length, mtimeMs: 0 } : statSync(file);
  if (!slot && !entry.compressed && size > streamFromBytes)
    return {
      headers,
      file,
      size,
      bodies: {},
      etag: `"${size.toString(36)}-${mtimeMs.toString(36)}"`,
    };

  const body = slot
    ? Buffer.from(fillYear(slot.template.toString(), slot.year))
    : readFileSync(file);
  const current = !slot || manifest.year === slot.year;
  const bodies: ReadyFile["bodies"] = { identity: body };
  if (entry.compressed) {
    bodies.br = current ? readFileSync(`${file}.br`) : brotli(body);
    bodies.gzip = current ? readFileSync(`${file}.gz`) : gzipSync(body);
  }
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 20)}"`;
  return { headers, file, size: body.length, bodies, etag };
}

/** Done while visitors wait, once a year: quick rather than smallest. */
const brotli = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
