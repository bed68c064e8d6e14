import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Enquiry, EnquiryErrors } from "#contract/enquiry.ts";
import type { NoScriptPage } from "#contract/no-script-pages.ts";
import { manifestFile, parseManifest } from "#contract/site-manifest.ts";
import { fillSlots, emptyEnquiry } from "./fill-slots.ts";
import { readSiteFile, type SiteFile } from "./site-file.ts";

export interface Site {
  siteOrigin: string;
  placeholders: number;
  /** The file published at exactly this path. */
  find(path: string): SiteFile | undefined;
  /** Where a page is that has moved, or whose path differs only by a trailing slash or by case. */
  redirectOf(path: string, query: string): string | undefined;
  notFound: SiteFile;
  /** The response to a form posted without scripts, its slots filled. */
  noScriptPage(page: NoScriptPage, typed?: Enquiry, errors?: EnquiryErrors): string;
}

/** Reads the whole site into memory once, so that a later build in the same folder cannot mix with this one. */
export function loadSite(folder: string): Site {
  const manifest = parseManifest(readFileSync(join(folder, manifestFile), "utf8"));
  const { siteOrigin, placeholders, entries, redirects } = manifest;
  const files = new Map(entries.map((entry) => [entry.path, readSiteFile(folder, entry)] as const));
  const pages = new Set(
    entries.filter(({ file }) => file.endsWith(".html")).map(({ path }) => path),
  );
  const template = (page: NoScriptPage) =>
    readFileSync(join(folder, manifest.noScriptPages[page]), "utf8");
  const templates = {
    check: template("check"),
    retry: template("retry"),
    failed: template("failed"),
  };

  return {
    siteOrigin,
    placeholders,
    find: (path) => files.get(path),
    redirectOf(path, query) {
      const moved = Object.hasOwn(redirects, path + query) && redirects[path + query];
      if (moved) return moved;
      let end = path.length;
      while (end > 1 && path[end - 1] === "/") end--;
      const canonical = path.slice(0, end).toLowerCase();
      return canonical !== path && pages.has(canonical) ? canonical + query : undefined;
    },
    notFound: readSiteFile(folder, manifest.notFound),
    noScriptPage: (page, typed = emptyEnquiry, errors = {}) =>
      fillSlots(templates[page], typed, errors),
  };
}
