import { randomUUID } from "node:crypto";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import { type EnquiryRouteOptions, enquiryRoute } from "./http/enquiry-route.ts";
import { handleErrors } from "./http/errors.ts";
import { healthRoute } from "./http/health-route.ts";
import { requireTls } from "./http/security.ts";
import { sendNotFound, staticSite } from "./static/static-site.ts";

export interface AppOptions extends EnquiryRouteOptions {
  logger: FastifyServerOptions["logger"];
  /** Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed. */
  trustProxy: string[];
}

const second = 1000;

/** The service without its process: tests inject requests, no port is needed. */
export function buildApp({ logger, trustProxy, ...options }: AppOptions) {
  const { site, store } = options;
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy.length ? trustProxy : false,
    requestTimeout: 30 * second,
    connectionTimeout: 60 * second,
    keepAliveTimeout: 65 * second,
    // A URL that cannot be decoded is not found; Fastify runs no hooks for it.
    frameworkErrors(_error, request, reply) {
      addCommonHeaders(request, reply);
      sendNotFound(site, request, reply);
    },
    return503OnClosing: false,
  });
  closeIdleConnections(app);
  // Drop clients that send their headers too slowly (slowloris).
  app.server.headersTimeout = 15 * second;
  app.server.maxConnections = 2000;

  app.addHook("onRequest", (request, reply, done) => {
    addCommonHeaders(request, reply);
    done();
  });
  if (!trustProxy.length) warnOfProxy(app);
  handleErrors(app);
  healthRoute(app, store);
  app.register(async (scope) => enquiryRoute(scope, options));
  staticSite(app, site);
  return app;
}

function addCommonHeaders(request: FastifyRequest, reply: FastifyReply) {
  reply.header("x-request-id", request.id);
  requireTls(request, reply);
}

/** Without TRUST_PROXY all visitors behind a proxy share one address, and so one rate limit. */
function warnOfProxy(app: FastifyInstance) {
  let warned = false;
  app.addHook("onRequest", (request, _reply, done) => {
    if (!warned && request.headers["x-forwarded-for"]) {
      warned = true;
      request.log.warn(
        "X-Forwarded-For is set and TRUST_PROXY is off: all visitors count as one address",
      );
    }
    done();
  });
}

/** Stopping waits for running requests, not for idle keep-alive connections. */
function closeIdleConnections(app: FastifyInstance) {
  app.addHook("preClose", async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once("close", () => clearInterval(timer));
  });
}
