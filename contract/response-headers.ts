import type { SiteEntry } from "./site-manifest.ts";

/** Sent with every response, and repeated by deploy/nginx.conf; a document cannot state frame-ancestors itself. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": "frame-ancestors 'self'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** Two years, for this host only: without includeSubDomains, other hosts of the domain are not affected. */
export const strictTransportSecurity = "max-age=63072000";

export const fileHeaders = (entry: SiteEntry): Record<string, string> => ({
  "content-type": entry.type,
  "cache-control": cacheControl(entry),
  ...(entry.compressed && { vary: "accept-encoding" }),
});

const cacheControl = ({ immutable }: SiteEntry): string =>
  immutable ? "public, max-age=31536000, immutable" : "no-cache";
