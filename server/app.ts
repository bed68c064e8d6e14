import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import { enquiryPath } from "#contract/enquiry.ts";
import { refuseUnparsed } from "./http/bare-response.ts";
import { trackConnections } from "./http/connections.ts";
import { drain } from "./http/drain.ts";
import { type EnquiryRouteOptions, enquiryRoute } from "./http/enquiry-route.ts";
import { handleErrors } from "./http/errors.ts";
import { withoutPorts } from "./http/forwarded-for.ts";
import { healthPaths, healthRoute } from "./http/health-route.ts";
import { hasValidHost, originForm } from "./http/host-check.ts";
import { createHttpServer } from "./http/http-server.ts";
import { oncePerMinute } from "./http/once-per-minute.ts";
import { addCommonHeaders } from "./http/security.ts";
import { shedLoad } from "./http/shed-load.ts";
import { sendNotFound, staticRoute, staticSite } from "./static/static-site.ts";

export interface AppOptions extends EnquiryRouteOptions {
  logger: FastifyServerOptions["logger"];
  /** Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed. */
  trustProxy: string[];
  /** False after too many canaries were missed; true if there are none. */
  canariesArrive: () => boolean;
}

/** The service without its process: tests inject requests, no port is needed. */
export function buildApp({ logger, trustProxy, canariesArrive, ...options }: AppOptions) {
  const { site, store } = options;
  const connections = trackConnections();
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy.length ? trustProxy : false,
    serverFactory: (handle) => createHttpServer(handle, connections),
    rewriteUrl: originForm,
    // A URL that cannot be decoded is not found; Fastify runs no hooks for it.
    frameworkErrors(_error, request, reply) {
      addCommonHeaders(request, reply);
      sendNotFound(site, request, reply);
    },
    // Only the code is logged, because the error holds the bytes that were received.
    clientErrorHandler({ code }, socket) {
      app.log.debug({ errorCode: code }, "a request could not be parsed");
      refuseUnparsed(code, socket, connections);
    },
    return503OnClosing: false,
  });
  const warnOfDrop = oncePerMinute(() =>
    app.log.warn("too many connections: new ones are dropped"),
  );
  app.server.on("drop", warnOfDrop);
  app.addHook("preClose", () => drain(app.server, connections));

  app.addHook("onRequest", (request, reply, done) => {
    const forwardedFor = request.headers["x-forwarded-for"];
    if (typeof forwardedFor === "string")
      request.headers["x-forwarded-for"] = withoutPorts(forwardedFor);
    addCommonHeaders(request, reply);
    done(hasValidHost(request.raw) ? undefined : badRequest());
  });
  if (!trustProxy.length) warnOfProxy(app);
  shedLoad(app, connections, staticRoute);
  handleErrors(app);
  healthRoute(app, store, canariesArrive);
  app.register(async (scope) => enquiryRoute(scope, options));
  staticSite(app, site, { [enquiryPath]: "POST", ...healthPaths });
  return app;
}

const badRequest = () => Object.assign(new Error("Bad request"), { statusCode: 400 });

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
