/** The folders of the build whose file names change with their content; deploy/nginx.conf repeats them. */
export const hashedFolders = ["/assets/", "/pictures/"];

export interface SiteEntry {
  path: string;
  file: string;
  type: string;
  /** In one of `hashedFolders`, so browsers may cache it for a year. */
  immutable: boolean;
  /** Compressed copies are beside the file, as .br and .gz. */
  compressed: boolean;
}

export interface SiteManifest {
  /** The address that canonical URLs, sitemap and structured data name. */
  siteOrigin: string;
  entries: SiteEntry[];
  /** Old addresses, with their query, and where each page is now. */
  redirects: Record<string, string>;
  notFound: SiteEntry;
  placeholders: number;
}

export const manifestFile = "site.json";

/** Fails if the build has another version than the code that reads its manifest. */
export function parseManifest(text: string): SiteManifest {
  const manifest: unknown = JSON.parse(text);
  if (isManifest(manifest)) return manifest;
  throw new Error(`${manifestFile} is not a manifest of this version. Run "npm run build".`);
}

const isManifest = (value: unknown): value is SiteManifest =>
  ["siteOrigin", "entries", "redirects", "notFound"].every((field) => field in Object(value));
