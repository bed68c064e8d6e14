import type { SiteEntry } from "./site-manifest.ts";

/** Sent with every response; a page or file replaces the policy, which lets nothing load or run, by its own. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

const filePolicies: readonly [type: RegExp, policy: string][] = [
  // Workers obey the policy of their own script: the service worker fetches, the PDF worker compiles.
  [
    /javascript/,
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
  ],
  // Drawings carry their styles, and browsers style XML.
  [/xml/, "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"],
  // The scope page embeds the document in a browser's own viewer, a plugin that default-src would stop.
  [/pdf/, "frame-ancestors 'self'"],
];

/** The policy of a file that is not a page; undefined if the one of every response suits it. */
const policyOfType = (type: string): string | undefined =>
  filePolicies.find(([pattern]) => pattern.test(type))?.[1];

/** Two years, for this host only: without includeSubDomains, other hosts of the domain are not affected. */
export const strictTransportSecurity = "max-age=63072000";

/** The headers of a published file, in whatever encoding and from whichever server it is sent. */
export function fileHeaders(entry: SiteEntry, build: string): Record<string, string> {
  const policy = entry.csp ?? policyOfType(entry.type);
  return {
    "content-type": entry.type,
    "cache-control": cacheControl(entry),
    "x-build": build,
    ...(policy && { "content-security-policy": policy }),
    ...(entry.compressed && { vary: "accept-encoding" }),
  };
}

function cacheControl({ immutable, file }: SiteEntry): string {
  if (immutable) return "public, max-age=31536000, immutable";
  // A page's data is prefetched on hover and still fresh when the link is followed.
  if (file.endsWith(".data")) return "public, max-age=60";
  return "no-cache";
}
