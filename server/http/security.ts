import type { FastifyReply, FastifyRequest } from "fastify";
import { securityHeaders, strictTransportSecurity } from "#contract/response-headers.ts";

/** The headers of every response. */
export function addCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders).header("x-request-id", request.id);
  // `protocol` believes X-Forwarded-Proto only from a proxy that TRUST_PROXY names.
  if (request.protocol === "https")
    reply.header("strict-transport-security", strictTransportSecurity);
}
