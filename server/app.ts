import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import { type EnquiryParts, enquiryRoute } from "./http/enquiry-route.ts";
import { errorAnswers } from "./http/errors.ts";
import { healthRoute } from "./http/health-route.ts";
import { askFirst, readyAnswers } from "./static/ready-answers.ts";
import { newRequestId, requestIdHeader } from "./http/request-id.ts";
import { transportSecurity } from "./http/security.ts";
import { sendNotFound, staticSite } from "./static/static-site.ts";

export interface Parts extends EnquiryParts {
  logger: FastifyServerOptions["logger"];
  /** Proxies whose word about the visitor's address is believed. */
  trustProxy: string[];
}

const second = 1000;

/** The service as a function of its parts: tests inject requests, no port needed. */
export function buildApp({ logger, trustProxy, ...parts }: Parts) {
  const { site, store } = parts;
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    trustProxy: trustProxy.length ? trustProxy : false,
    // Whoever sends slowly to hold a connection loses it.
    requestTimeout: 30 * second,
    connectionTimeout: 60 * second,
    keepAliveTimeout: 65 * second,
    // Who asks for a page sends nothing to wait for.
    http: { optimizeEmptyRequests: true },
    // An address that cannot be decoded is one we do not have.
    frameworkErrors: (_error, request, reply) => sendNotFound(site, request, reply),
    return503OnClosing: false,
  });
  endIdleConnections(app);
  app.server.headersTimeout = 15 * second;
  app.server.maxConnections = 2000;
  askFirst(app.server, readyAnswers(site, trustProxy));

  let warned = trustProxy.length > 0;
  app.addHook("onRequest", (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    // Without a length there is no body, whatever is said of its type, and no end of it to wait for.
    if (request.raw.readableEnded) delete request.raw.headers["content-type"];
    if (!warned && request.headers["x-forwarded-for"]) {
      warned = true;
      request.log.warn(
        "A proxy names visitors' addresses, and TRUST_PROXY is off: all count as one",
      );
    }
    done();
  });

  transportSecurity(app);
  errorAnswers(app);
  healthRoute(app, store);
  app.register(async (scope) => enquiryRoute(scope, parts));
  staticSite(app, site);
  return app;
}

/** A stop waits for requests, not for connections that browsers keep open in case. */
function endIdleConnections(app: FastifyInstance) {
  app.addHook("preClose", async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once("close", () => clearInterval(sweep));
  });
}
