import type { NoScriptPage } from "./no-script-pages.ts";

/** A published file. */
export interface SiteEntry {
  /** The URL path, exactly as in a request, with the query if a page has a version for it. */
  path: string;
  /** The file, relative to the build folder. */
  file: string;
  type: string;
  /** The file name changes with the content, so browsers may cache it for a year. */
  immutable: boolean;
  /** Compressed copies are beside the file, as .br and .gz. */
  compressed: boolean;
  /** The page's own Content-Security-Policy, with the hashes of its inline scripts and styles. */
  csp?: string | undefined;
}

/** What the build tells the server about the files it published. */
export interface SiteManifest {
  /** Identifies the build, so that a tab opened on an older one can reload. */
  build: string;
  /** The address that canonical URLs, sitemap and structured data name. */
  siteOrigin: string;
  entries: SiteEntry[];
  /** The document for every path that matches nothing. */
  notFound: SiteEntry;
  /** Responses to a form posted without scripts; they are not served at a path. */
  noScriptPages: Record<NoScriptPage, SiteEntry>;
  /** How many values of content are placeholders. */
  placeholders: number;
}

export const manifestFile = "site.json";
