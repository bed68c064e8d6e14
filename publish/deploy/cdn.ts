import { enquiryPath } from "#contract/enquiry.ts";
import { securityHeaders, strictTransportSecurity } from "#contract/response-headers.ts";
import type { SiteEntry, SiteManifest } from "#contract/site-manifest.ts";
import { ownHeaders, pagePaths } from "./served-file.ts";

type Rule = readonly [path: string, headers: Record<string, string>];

/** The `_headers` file that several CDNs read. Where two rules name one header both values are sent, so few overlap. */
export function cdnHeaders({ build, entries }: SiteManifest): string {
  const { "content-security-policy": _strict, ...common } = securityHeaders;
  const rules: Rule[] = [
    [
      "/*",
      {
        ...common,
        "strict-transport-security": strictTransportSecurity,
        "x-build": build,
        // Also for the not-found document, and no narrower than any page's own policy.
        "content-security-policy": "base-uri 'none'; frame-ancestors 'none'",
      },
    ],
    ...[...Map.groupBy(entries.filter(hasHashedName), topFolder)].map(([folder, files]): Rule => [
      `/${folder}/*`,
      sharedHeaders(files, build),
    ]),
    ...entries
      .filter((entry) => !hasHashedName(entry) && needsRule(entry))
      .map((entry): Rule => [entry.path, headersOf(entry, build)]),
  ];
  return [
    `# Written by the build (${build}): ${rules.length} rules.`,
    ...rules.map(ruleText),
    "",
  ].join("\n\n");
}

/** The `_redirects` file: trailing slashes, and forms posted without scripts to a service elsewhere. */
export function cdnRedirects(manifest: SiteManifest, enquiryOrigin: string): string {
  const pages = pagePaths(manifest).filter((path) => path !== "/");
  return [
    // 307 keeps the method and the body.
    ...(enquiryOrigin ? [`${enquiryPath} ${enquiryOrigin}${enquiryPath} 307`] : []),
    ...pages.map((path) => `${path}/ ${path} 308`),
    "",
  ].join("\n");
}

const hasHashedName = ({ immutable }: SiteEntry) => immutable;
const topFolder = ({ path }: SiteEntry) => path.split("/")[1]!;

/** What has neither a policy nor a cache time of its own gets a CDN's default, which is to ask again each time. */
const needsRule = ({ csp, file, type }: SiteEntry) =>
  Boolean(csp) || file.endsWith(".data") || /javascript|xml|pdf/.test(type);

function headersOf(entry: SiteEntry, build: string): Record<string, string> {
  const { type, cache, policy } = ownHeaders(entry, build);
  return {
    "content-type": type,
    "cache-control": cache,
    ...(policy && { "content-security-policy": policy }),
  };
}

/** Files of a folder share the one policy that some of them need; it lets the others do nothing. */
function sharedHeaders(files: SiteEntry[], build: string): Record<string, string> {
  const all = files.map((entry) => ownHeaders(entry, build));
  const policies = new Set(all.map(({ policy }) => policy).filter(Boolean));
  if (policies.size > 1) throw new Error(`${topFolder(files[0]!)} has files of several policies.`);
  const [policy] = policies;
  return {
    "cache-control": all[0]!.cache,
    ...(policy && { "content-security-policy": policy }),
  };
}

const ruleText = ([path, headers]: Rule) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
