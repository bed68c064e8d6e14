import type { IncomingMessage } from "node:http";
import { compile } from "@fastify/proxy-addr";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Sent with every answer; a page adds its own Content-Security-Policy, made at build. */
export const securityHeaders: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** For answers that are not pages: nothing in them may load or run anything. */
export const bareContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Two years, for this host alone: others under its name are not ours to promise for. */
export const httpsOnly = { "strict-transport-security": "max-age=63072000" };

/** TLS may end at a proxy; only one that TRUST_PROXY names is believed. */
export const isOverTls = (request: FastifyRequest): boolean => request.protocol === "https";

/** The same judgement before the framework's, in the plain cases; undefined where there is more to it. */
export function cameOverTls(trustProxy: string[]) {
  const trusts = compile(trustProxy);
  return ({ headers, socket }: IncomingMessage): boolean | undefined => {
    const said = headers["x-forwarded-proto"];
    if (said === undefined || !trusts(socket.remoteAddress ?? "", 0)) return false;
    if (said === "https") return true;
    return said === "http" ? false : undefined;
  };
}

/** Whoever came over TLS is told never to come without. */
export function transportSecurity(app: FastifyInstance) {
  app.addHook("onRequest", (request, reply, done) => {
    if (isOverTls(request)) reply.headers(httpsOnly);
    done();
  });
}
