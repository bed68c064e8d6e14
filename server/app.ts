import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import { errorAnswers } from "./http/errors.ts";
import { healthRoute } from "./http/health-route.ts";
import { sendNotFound, staticSite } from "./http/static-site.ts";
import type { Site } from "./site/load-site.ts";

export interface Parts {
  site: Site;
  logger: FastifyServerOptions["logger"];
}

/** The service as a function of its parts: tests inject requests, no port needed. */
export function buildApp({ site, logger }: Parts) {
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // An address that cannot be decoded is one we do not have.
    frameworkErrors: (_error, request, reply) => sendNotFound(site, request, reply),
    return503OnClosing: false,
  });
  endIdleConnections(app);
  errorAnswers(app);
  healthRoute(app);
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
