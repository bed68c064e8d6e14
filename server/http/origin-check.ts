import type { FastifyRequest } from "fastify";

/** Same-origin pages and allowed origins; clients that send none of the three headers are not browsers and are let in. */
export function isAllowedOrigin(
  request: FastifyRequest,
  allowedOrigins: readonly string[],
): boolean {
  const { referer } = request.headers;
  // Some privacy settings leave out Origin, and a redirect by a CDN makes it null; a page's address names its origin too.
  const given = request.headers.origin === "null" ? undefined : request.headers.origin;
  const origin = given ?? (referer ? (originOf(referer) ?? "null") : request.headers.origin);
  if (origin && allowedOrigins.includes(origin)) return true;
  const site = request.headers["sec-fetch-site"];
  if (site) return site === "same-origin" || site === "none";
  return !origin || hostOf(origin) === request.host?.toLowerCase();
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined);

/** Only the host is compared, because a proxy may change the scheme. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** Lets pages of allowed origins read the response. */
export function corsHeaders(
  origin: string | undefined,
  allowedOrigins: readonly string[],
): Record<string, string> {
  if (!allowedOrigins.length) return {};
  if (!origin || !allowedOrigins.includes(origin)) return { vary: "Origin" };
  return {
    vary: "Origin",
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "Retry-After, X-Request-Id",
  };
}

export const preflightHeaders = {
  "access-control-allow-methods": "POST",
  "access-control-allow-headers": "Content-Type",
  "access-control-max-age": "600",
};
