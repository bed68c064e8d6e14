import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Enquiry,
  type EnquiryErrors,
  type EnquiryField,
  readEnquiry,
  tenDigitsOf,
} from "#contract/enquiry.ts";
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
  noScriptPage(page: NoScriptPage, ...values: SlotValues): string;
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
    received: template("received"),
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
    noScriptPage: (page, ...values) => fillSlots(templates[page], ...values),
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

type SlotValues = [typed?: Enquiry, errors?: EnquiryErrors, reference?: string];

/** Fills a page's slots in one pass, so that typed text that looks like a slot is not replaced. */
export const fillSlots = (html: string, ...values: SlotValues): string =>
  html
    .split(slotPattern)
    .map((part, index) => (index % 2 ? escapeHtml(valueOf(part, ...values)) : part))
    .join("");

function valueOf(slot: string, ...values: SlotValues): string {
  const [typed = readEnquiry({}), errors = {}, reference = ""] = values;
  const [kind, field] = slot.split("-") as [SlotKind, EnquiryField];
  switch (kind) {
    case "sent":
      return reference;
    case "typed":
      // Scripts would offer them below the message.
      if (field === "phone" && errors.phone) return tenDigitsOf(typed.phone) ?? typed.phone;
      // A text area drops the first line break after its tag.
      return typed[field].startsWith("\n") ? `\n${typed[field]}` : typed[field];
    case "invalid":
      return errors[field] ? "true" : "false";
    case "error":
      return errors[field] ?? "";
  }
}
