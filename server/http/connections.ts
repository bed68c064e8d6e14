import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { oncePerMinute } from "./once-per-minute.ts";

const second = 1000;

/** Limits that Node enforces, as options of Fastify. */
export const serverLimits = {
  /** Checked every two seconds. */
  requestTimeout: 30 * second,
  http: { headersTimeout: 15 * second, connectionsCheckingInterval: 2 * second },
  /** Without any traffic. */
  connectionTimeout: 60 * second,
  /** Longer than the keep-alive of most proxies, which is a minute. */
  keepAliveTimeout: 65 * second,
  /** The last response says "Connection: close"; closeFloods closes the connection of a client that sends more. */
  maxRequestsPerSocket: 100,
};

export const maxConnections = 2000;

/** One second, in which busy clients send another request and get "Connection: close". */
const graceChecks = 20;
const checkMs = 50;
/** For requests that are still running. */
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
  app.addHook("preClose", () => closeConnections(server));
}

/**
 * Closes connections that send requests after the last one allowed. Node parses all requests of a packet at once, about 1,300 of
 * them, so a client that pipelines beyond the limit loses its other connections too, before they are read.
 */
function closeFloods(server: Server) {
  const addresses = new Map<Socket, string | undefined>();
  server.on("connection", (socket) => {
    // A visitor who connects from the same address at that moment is not affected.
    setImmediate(() => socket.destroyed || addresses.set(socket, socket.remoteAddress));
    socket.once("close", () => addresses.delete(socket));
  });
  server.on("dropRequest", ({ socket }) => {
    if (!socket.destroyed) {
      socket.destroy();
      return;
    }
    // A second request of the same packet was pipelined; the third and all others find no address.
    const flooding = addresses.get(socket);
    if (!addresses.delete(socket)) return;
    for (const [other, address] of addresses) if (address === flooding) other.destroy();
  });
}

/**
 * Closes the listener, which resets connections that it has not accepted yet; before Fastify closes, because from then on
 * responses tell clients to connect again. As a net.Server, because http.Server's `close` also closes idle connections,
 * which resets requests in transit.
 */
export async function stopListening(server: Server): Promise<void> {
  // The turn that has begun may not find the last connections.
  for (let turn = 0; turn < 2; turn++) await nextTurn();
  NetServer.prototype.close.call(server);
}

async function closeConnections(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) =>
    NetServer.prototype.close.call(server, () => resolve()),
  );
  await Promise.race([closed, gracePeriod()]);
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), stopMs);
  await closed;
  clearTimeout(timer);
}

/** Checks are counted instead of time, because a process that was paused has requests to read first. */
async function gracePeriod() {
  for (let check = 0; check < graceChecks; check++) {
    await pause(checkMs);
    await nextTurn();
  }
}
