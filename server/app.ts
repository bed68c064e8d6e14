import { randomUUID } from "node:crypto";
import Fastify, {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import { enquiryPath } from "#contract/enquiry.ts";
import { securityHeaders, strictTransportSecurity } from "#contract/response-headers.ts";
import { limitConnections, serverLimits } from "./http/connections.ts";
import { type EnquiryRouteOptions, enquiryRoute } from "./http/enquiry-route.ts";
import { handleErrors, refuseUnparsed } from "./http/errors.ts";
import { healthPaths, healthRoute } from "./http/health-route.ts";
import { sendNotFound, staticSite } from "./static/static-site.ts";

export interface AppOptions extends EnquiryRouteOptions {
  logger: NonNullable<FastifyServerOptions["logger"]>;
  trustProxy: string[];
}

/** No address of the site comes near it. */
const maxUrlLength = 2048;

/** The service without its process: tests inject requests, no port is needed. */
export function buildApp({ logger, trustProxy, ...options }: AppOptions) {
  const { site, store } = options;
  const app = Fastify({
    ...serverLimits,
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy.length ? trustProxy : false,
    // A URL that cannot be decoded is not found; Fastify runs no hooks for it.
    frameworkErrors(_error, request, reply) {
      addCommonHeaders(request, reply);
      sendNotFound(site, request, reply);
    },
    // Only the code is logged, because the error holds the bytes that were received.
    clientErrorHandler({ code }, socket) {
      app.log.debug({ errorCode: code }, "a request could not be parsed");
      refuseUnparsed(code, socket);
    },
    return503OnClosing: false,
  });
  limitConnections(app);

  // Without TRUST_PROXY all visitors behind a proxy share one address, and so one rate limit.
  let hasWarned = trustProxy.length > 0;
  app.addHook("onRequest", (request, reply, done) => {
    if (!hasWarned && request.headers["x-forwarded-for"]) {
      request.log.warn(
        "X-Forwarded-For is set and TRUST_PROXY is off: all visitors count as one address",
      );
      hasWarned = true;
    }
    addCommonHeaders(request, reply);
    if (request.url.length > maxUrlLength)
      return reply.code(414).send({ message: "The address is too long." });
    done();
  });
  handleErrors(app);
  healthRoute(app, store);
  app.register(async (scope) => enquiryRoute(scope, options));
  staticSite(app, site, { [enquiryPath]: "POST", ...healthPaths });
  return app;
}

function addCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders).header("x-request-id", request.id);
  // `protocol` believes X-Forwarded-Proto only from a proxy that TRUST_PROXY names.
  if (request.protocol === "https")
    reply.header("strict-transport-security", strictTransportSecurity);
}
