import type { AnswerPage } from "./enquiry-slots.ts";

/** What the build tells the server about the files it made. */
export interface SiteEntry {
  /** The address, as it stands in a request. */
  path: string;
  /** The file, from the build folder. */
  file: string;
  type: string;
  /** Files whose name changes with their content may be kept for ever; everything else is asked for again. */
  immutable: boolean;
  /** Smaller copies stand beside the file, as .br and .gz. */
  compressed: boolean;
  /** The page's own Content-Security-Policy, with the hashes of its inline scripts and styles. */
  csp?: string;
  /** The page has a place for India's year, which the server fills. */
  fillsYear?: boolean;
}

export interface SiteManifest {
  /** Names the build: a tab left open from an older one can tell. */
  build: string;
  /** The year the compressed copies of the pages were made with. */
  year: string;
  entries: SiteEntry[];
  /** The document for every address that matches nothing. */
  notFound: SiteEntry;
  /** Pages with slots that answer a form posted without scripts; they have no address of their own. */
  answers: Record<AnswerPage, SiteEntry>;
  /** How many values of content are placeholders. */
  placeholders: number;
}

export const manifestFile = "site.json";
