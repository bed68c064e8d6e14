import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Enquiry, EnquiryErrors, EnquiryField } from "#contract/enquiry.ts";
import {
  noScriptFile,
  type NoScriptPage,
  type SlotKind,
  slotPattern,
} from "#contract/no-script-pages.ts";
import { manifestFile, parseManifest, type SiteEntry } from "#contract/site-manifest.ts";
import { escapeHtml } from "#contract/escape-html.ts";

export const endings = { br: ".br", gzip: ".gz", identity: "" } as const;
export type Encoding = keyof typeof endings;

export interface Site {
  folder: string;
  siteOrigin: string;
  placeholders: number;
  find(path: string): SiteEntry | undefined;
  /** Where a page is that has moved, or whose path differs only by a trailing slash or by case. */
  redirectOf(path: string, query: string): string | undefined;
  notFound: { entry: SiteEntry; bodies: Record<Encoding, Buffer> };
  noScriptPage(page: NoScriptPage, typed?: Enquiry, errors?: EnquiryErrors): string;
}

/** Reads what answers a request without a file of its own; the files themselves stay on the disk. */
export function loadSite(folder: string): Site {
  const read = (file: string) => readFileSync(join(folder, file));
  const { siteOrigin, placeholders, entries, redirects, notFound } = parseManifest(
    read(manifestFile).toString(),
  );
  const files = new Map(entries.map((entry) => [entry.path, entry] as const));
  const template = (page: NoScriptPage) => read(noScriptFile(page)).toString();
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
      const moved = Object.hasOwn(redirects, path) && redirects[path];
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

/** The address that a site was built for; undefined if there is none. */
export function builtOrigin(folder: string): string | undefined {
  try {
    return parseManifest(readFileSync(join(folder, manifestFile), "utf8")).siteOrigin;
  } catch {
    return undefined;
  }
}

export const emptyEnquiry: Enquiry = { name: "", email: "", phone: "", message: "" };

/** Fills a page's slots in one pass, so that typed text that looks like a slot is not replaced. */
export const fillSlots = (html: string, typed: Enquiry, errors: EnquiryErrors): string =>
  html
    .split(slotPattern)
    .map((part, index) => (index % 2 ? escapeHtml(valueOf(part, typed, errors)) : part))
    .join("");

function valueOf(slot: string, typed: Enquiry, errors: EnquiryErrors): string {
  const [kind, field] = slot.split("-") as [SlotKind, EnquiryField];
  switch (kind) {
    case "typed":
      // A text area drops the first line break after its tag.
      return typed[field].startsWith("\n") ? `\n${typed[field]}` : typed[field];
    case "invalid":
      return errors[field] ? "true" : "false";
    case "error":
      return errors[field] ?? "";
  }
}
