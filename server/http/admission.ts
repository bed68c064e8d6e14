import { createHmac, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import { windowMs } from "../enquiries/receive-enquiry.ts";

/** Same-origin pages and allowed origins; clients that send none of the three headers are not browsers and are allowed. */
export function isAllowedOrigin(
  request: FastifyRequest,
  allowedOrigins: readonly string[],
): boolean {
  const { referer } = request.headers;
  // Some privacy settings omit Origin, and after a redirect by a CDN it is null; the Referer holds the origin too.
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

/** One sender for the rate limit: an IPv4 address, or the /48 network of an IPv6 address, which one subscriber may have whole. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const withoutZone = address.split("%")[0]!;
  if (!isIPv6(withoutZone)) return address;
  const [head = "", tail = ""] = withoutZone.split("::");
  const start = head ? head.split(":") : [];
  const end = tail ? tail.split(":") : [];
  const zeros = withoutZone.includes("::") ? 8 - start.length - end.length : 0;
  return [...start, ...Array.from({ length: zeros }, () => "0"), ...end]
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

const maxEntries = 10_000;

/** Networks that reached the rate limit, in memory, so that a flood of refusals does not reach the store. */
export function exhaustedNetworks() {
  const key = randomBytes(32);
  const until = new Map<string, number>();
  // Hashed, so that no address is stored.
  const hashed = (network: string) => createHmac("sha256", key).update(network).digest("base64url");

  return {
    add(network: string, end: number) {
      if (until.size >= maxEntries) until.clear();
      until.set(hashed(network), end);
    },
    remainingMs(network: string, now: number): number | undefined {
      const remaining = until.size ? (until.get(hashed(network)) ?? 0) - now : 0;
      // An end that is too far ahead means that the clock was set back.
      return remaining > 0 && remaining <= windowMs ? remaining : undefined;
    },
  };
}
