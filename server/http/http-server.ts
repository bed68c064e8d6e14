import { createServer, type RequestListener, type Server } from "node:http";
import { bareBody, bareHeaders, bareResponse } from "./bare-response.ts";
import { connectionLimits, type Connections } from "./connections.ts";

const second = 1000;

/** Longer than the minute for which most proxies keep a connection. */
const keepAliveMs = 65 * second;
const keepAliveWhenManyMs = 5 * second;

/** Node's HTTP server with limits on time, connections and unread responses. */
export function createHttpServer(handle: RequestListener, connections: Connections): Server {
  const server = createServer(
    {
      headersTimeout: 15 * second,
      requestTimeout: 30 * second,
      // How late the two timeouts above may be.
      connectionsCheckingInterval: 2 * second,
      // A missing Host is refused together with invalid ones, by host-check.ts.
      requireHostHeader: false,
    },
    (request, response) => {
      if (connections.accept(request, response)) handle(request, response);
    },
  );
  server.setTimeout(60 * second);
  server.keepAliveTimeout = keepAliveMs;
  server.maxConnections = connectionLimits.most;

  server.on("connection", (socket) => {
    connections.add(socket);
    const many = connections.count() > connectionLimits.beforeClosingIdle / 2;
    server.keepAliveTimeout = many ? keepAliveWhenManyMs : keepAliveMs;
  });
  // Without listeners, Node responds to these two itself, without our headers.
  server.on("checkExpectation", (_request, response) => {
    response.writeHead(417, bareHeaders).end(bareBody);
  });
  server.on("connect", (_request, socket) => {
    socket.end(bareResponse(405, { allow: "GET, HEAD" }));
  });
  return server;
}
