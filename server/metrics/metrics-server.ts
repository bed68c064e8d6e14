import { createServer, type Server } from "node:http";
import type { FastifyBaseLogger } from "fastify";

/** Serves metrics on 127.0.0.1 only; a busy port does not stop the service. */
export function startMetricsServer(
  port: number,
  read: () => Promise<string>,
  log: FastifyBaseLogger,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { "content-type": "text/plain; version=0.0.4" }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      log.error(
        { port, errorCode: error.code },
        "METRICS_PORT cannot be used; there are no metrics",
      );
      resolve(server);
    });
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
