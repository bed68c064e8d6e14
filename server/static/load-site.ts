import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Enquiry, EnquiryErrors } from "#contract/enquiry.ts";
import type { NoScriptPage } from "#contract/no-script-pages.ts";
import { manifestFile, parseManifest, type SiteEntry } from "#contract/site-manifest.ts";
import { fillSlots, emptyEnquiry } from "./fill-slots.ts";

/** The endings of a file's compressed copies. */
export const endings = { br: ".br", gzip: ".gz", identity: "" } as const;
export type Encoding = keyof typeof endings;

export interface Site {
  folder: string;
  siteOrigin: string;
  placeholders: number;
  /** The file published at exactly this path. */
  find(path: string): SiteEntry | undefined;
  /** Where a page is that has moved, or whose path differs only by a trailing slash or by case. */
  redirectOf(path: string, query: string): string | undefined;
  notFound: { entry: SiteEntry; bodies: Record<Encoding, Buffer> };
  /** The response to a form posted without scripts, its slots filled. */
  noScriptPage(page: NoScriptPage, typed?: Enquiry, errors?: EnquiryErrors): string;
}

/** Reads what answers a request without a file of its own; the files themselves stay on the disk. */
export function loadSite(folder: string): Site {
  const read = (file: string) => readFileSync(join(folder, file));
  const manifest = parseManifest(read(manifestFile).toString());
  const { siteOrigin, placeholders, entries, redirects, notFound } = manifest;
  const files = new Map(entries.map((entry) => [entry.path, entry] as const));
  const template = (page: NoScriptPage) => read(manifest.noScriptPages[page]).toString();
  const templates = {
    check: template("check"),
    retry: template("retry"),
    failed: template("failed"),
  };

  return {
    folder,
    siteOrigin,
    placeholders,
    find: (path) => files.get(path),
    redirectOf(path, query) {
      const moved = Object.hasOwn(redirects, path + query) && redirects[path + query];
      if (moved) return moved;
      let end = path.length;
      while (end > 1 && path[end - 1] === "/") end--;
      const canonical = path.slice(0, end).toLowerCase();
      return canonical !== path && files.get(canonical)?.file.endsWith(".html")
        ? canonical + query
        : undefined;
    },
    notFound: {
      entry: notFound,
      bodies: {
        br: read(notFound.file + endings.br),
        gzip: read(notFound.file + endings.gzip),
        identity: read(notFound.file),
      },
    },
    noScriptPage: (page, typed = emptyEnquiry, errors = {}) =>
      fillSlots(templates[page], typed, errors),
  };
}
