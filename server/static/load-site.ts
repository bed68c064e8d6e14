import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Enquiry, EnquiryErrors } from "#contract/enquiry.ts";
import type { NoScriptPage } from "#contract/no-script-pages.ts";
import { manifestFile, type SiteManifest } from "#contract/site-manifest.ts";
import { fillSlots, nothingTyped } from "./fill-slots.ts";
import { readSiteFile, type SiteFile } from "./site-file.ts";

export interface Site {
  build: string;
  siteOrigin: string;
  placeholders: number;
  /** The file published at exactly this path, which may include a query. */
  find(path: string): SiteFile | undefined;
  /** The path of the page that differs from this one only by a trailing slash or by case. */
  canonicalOf(path: string): string | undefined;
  notFound: SiteFile;
  /** The response to a form posted without scripts, its slots filled. */
  noScriptPage(page: NoScriptPage, typed?: Enquiry, errors?: EnquiryErrors): FilledPage;
}

export interface FilledPage {
  headers: Record<string, string>;
  body: string;
}

/** Reads the whole site into memory once, so that a later build in the same folder cannot mix with this one. */
export function loadSite(folder: string): Site {
  const manifest: SiteManifest = JSON.parse(readFileSync(join(folder, manifestFile), "utf8"));
  const { build, siteOrigin, placeholders, entries, noScriptPages } = manifest;
  const files = new Map(
    entries.map((entry) => [entry.path, readSiteFile(folder, entry, build)] as const),
  );
  const pages = new Set(
    entries.filter(({ file }) => file.endsWith(".html")).map(({ path }) => path),
  );
  const templates = {
    check: readSiteFile(folder, noScriptPages.check, build),
    retry: readSiteFile(folder, noScriptPages.retry, build),
    failed: readSiteFile(folder, noScriptPages.failed, build),
  };

  return {
    build,
    siteOrigin,
    placeholders,
    find: (path) => files.get(path),
    canonicalOf(path) {
      const canonical = path.toLowerCase().replace(/(?<=.)\/+$/, "");
      return canonical !== path && pages.has(canonical) ? canonical : undefined;
    },
    notFound: readSiteFile(folder, manifest.notFound, build),
    noScriptPage(page, typed = nothingTyped, errors = {}) {
      const { headers, body } = templates[page].identity;
      const { "accept-ranges": _ranges, etag: _etag, ...sent } = headers;
      return {
        headers: { ...sent, "cache-control": "no-store" },
        body: fillSlots(String(body), typed, errors),
      };
    },
  };
}
