import type { FastifyInstance } from "fastify";
import { oncePerMinute } from "../enquiries/intervals.ts";

const second = 1000;

export const serverLimits = {
  requestTimeout: 30 * second,
  http: { headersTimeout: 15 * second, connectionsCheckingInterval: 2 * second },
  connectionTimeout: 60 * second,
  /** Longer than the keep-alive of most proxies, which is a minute. */
  keepAliveTimeout: 65 * second,
  maxRequestsPerSocket: 100,
};

const maxConnections = 2000;

export function limitConnections(app: FastifyInstance) {
  const { server } = app;
  server.maxConnections = maxConnections;
  const warn = oncePerMinute(() => app.log.warn("too many connections: new ones are dropped"));
  server.on("drop", () => {
    warn();
    server.closeIdleConnections();
  });
  // Pipelined requests beyond the limit would each be answered.
  server.on("dropRequest", (_request, socket) => socket.destroy());
  // A connection may become idle while the server stops.
  app.addHook("preClose", async () => {
    const timer = setInterval(() => server.closeIdleConnections(), second / 20);
    server.once("close", () => clearInterval(timer));
  });
}
