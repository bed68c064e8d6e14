import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { oncePerMinute } from "./once-per-minute.ts";

const second = 1000;

/** Node's own limits, for Fastify. */
export const serverLimits = {
  /** Checked every two seconds. */
  requestTimeout: 30 * second,
  http: { headersTimeout: 15 * second, connectionsCheckingInterval: 2 * second },
  /** A connection on which nothing moves. */
  connectionTimeout: 60 * second,
  /** Longer than the minute for which most proxies keep a connection. */
  keepAliveTimeout: 65 * second,
  /** The last response says "Connection: close"; closeFloods closes the connections of a client that goes on. */
  maxRequestsPerSocket: 100,
};

export const maxConnections = 2000;

/** How busy clients learn that the service stops before idle connections are closed, and how long requests may take. */
const graceMs = second;
const stopMs = 10 * second;

export function limitConnections(app: FastifyInstance) {
  const { server } = app;
  server.maxConnections = maxConnections;
  const warn = oncePerMinute(() => app.log.warn("too many connections: new ones are dropped"));
  server.on("drop", () => {
    warn();
    server.closeIdleConnections();
  });
  closeFloods(server);
  app.addHook("preClose", () => stopListening(server));
}

/**
 * Node parses all pipelined requests of a packet at once, about 1,300 of them. A client that sends more than one
 * connection may carry does not wait for responses, so its other connections are closed before they are read.
 */
function closeFloods(server: Server) {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    // A visitor who connects from the same address at that moment is not affected.
    setImmediate(() => socket.destroyed || open.add(socket));
    socket.once("close", () => open.delete(socket));
  });
  server.on("dropRequest", ({ socket: flooding }) => {
    if (flooding.destroyed) return;
    const { remoteAddress } = flooding;
    for (const socket of open) if (socket.remoteAddress === remoteAddress) socket.destroy();
  });
}

/** HTTP's own `close` closes idle connections at once, which resets a request that is on its way. */
async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) =>
    NetServer.prototype.close.call(server, () => resolve()),
  );
  const timers = [
    setTimeout(() => server.closeIdleConnections(), graceMs),
    setTimeout(() => server.closeAllConnections(), stopMs),
  ];
  await closed;
  for (const timer of timers) clearTimeout(timer);
}
