import { fileHeaders } from "#contract/response-headers.ts";
import { retentionPaths } from "#contract/retention.ts";
import { servicePaths } from "#contract/service-paths.ts";
import type { SiteEntry, SiteManifest } from "#contract/site-manifest.ts";

/** Pages that state what only the running service knows are passed on to it. */
export const proxiedPaths = [...servicePaths, ...retentionPaths];

const hasQuery = ({ path }: SiteEntry) => path.includes("?");

/** The files that a web server sends itself. */
export const servedFiles = ({ entries }: SiteManifest): SiteEntry[] =>
  entries.filter((entry) => !retentionPaths.includes(entry.path) && !hasQuery(entry));

/** Whether a page has copies for queries, which web servers leave to the service. */
export const hasQueries = ({ entries }: SiteManifest, path: string) =>
  entries.some((entry) => entry.path.startsWith(`${path}?`));

/** The paths of pages, to which other spellings of them are redirected. */
export const pagePaths = ({ entries }: SiteManifest): string[] =>
  entries
    .filter((entry) => entry.file.endsWith(".html") && !hasQuery(entry))
    .map(({ path }) => path);

/** Matches a page's path with trailing slashes and, where the pattern ignores case, in upper case. */
export const spellingsOf = (path: string) =>
  path === "/" ? "^//+$" : `^${path.replaceAll(/[.+*?^$(){}|[\]\\]/g, String.raw`\$&`)}/*$`;

/** The headers that differ between files, empty where a file has none. */
export function ownHeaders(entry: SiteEntry, build: string) {
  const headers = fileHeaders(entry, build);
  return {
    type: entry.type,
    cache: headers["cache-control"] ?? "",
    policy: headers["content-security-policy"] ?? "",
    vary: headers.vary ?? "",
  };
}
