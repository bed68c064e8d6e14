import type { FastifyRequest } from "fastify";

/**
 * Whether a page of this site sent the request, or one of an origin on the list. Browsers say so
 * themselves; programs that are not browsers say nothing and are let in.
 */
export function isAllowedOrigin(
  request: FastifyRequest,
  allowedOrigins: readonly string[],
): boolean {
  const { origin } = request.headers;
  if (origin && allowedOrigins.includes(origin)) return true;
  const site = request.headers["sec-fetch-site"];
  if (site) return site === "same-origin" || site === "none";
  return !origin || hostOf(origin) === request.host?.toLowerCase();
}

/** Only the host: behind a proxy the scheme we see is not the visitor's. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** What lets a page of another origin read the answer. */
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
