import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import { type EnquiryParts, enquiryRoute } from "./http/enquiry-route.ts";
import { errorAnswers } from "./http/errors.ts";
import { healthRoute } from "./http/health-route.ts";
import { readyAnswers } from "./http/ready-answers.ts";
import { requestIdHeader } from "./http/request-id.ts";
import { transportSecurity } from "./http/security.ts";
import { sendNotFound, staticSite } from "./http/static-site.ts";
import { webServer } from "./http/web-server.ts";

export interface Parts extends EnquiryParts {
  logger: FastifyServerOptions["logger"];
  /** Proxies whose word about the visitor's address is believed. */
  trustProxy: string[];
}

/** The service as a function of its parts: tests inject requests, no port needed. */
export function buildApp({ logger, trustProxy, ...parts }: Parts) {
  const { site, store } = parts;
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy.length ? trustProxy : false,
    serverFactory: (answer) => webServer(answer, readyAnswers(site, trustProxy.length > 0)),
    // An address that cannot be decoded is one we do not have.
    frameworkErrors: (_error, request, reply) => sendNotFound(site, request, reply),
    return503OnClosing: false,
  });
  endIdleConnections(app);

  let warned = trustProxy.length > 0;
  app.addHook("onRequest", (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
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
