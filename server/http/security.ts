import type { FastifyReply, FastifyRequest } from "fastify";

/** For responses that are not pages: nothing in them may load or run anything. */
export const bareContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Two years, for this host only: without includeSubDomains, other hosts of the domain are not affected. */
const strictTransportSecurity = "max-age=63072000";

/** `request.protocol` believes X-Forwarded-Proto only from a proxy that TRUST_PROXY names. */
export function requireTls(request: FastifyRequest, reply: FastifyReply): void {
  if (request.protocol === "https")
    reply.header("strict-transport-security", strictTransportSecurity);
}
