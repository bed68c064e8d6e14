import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import type { Connections } from "./connections.ts";

/** Long enough for busy clients to send one more request and be told "Connection: close". */
const graceMs = 1000;
const checkMs = 50;

/**
 * Stops listening and waits until every connection is closed: busy ones after their response, idle ones after a grace
 * period. HTTP's own `close` closes idle ones at once, which resets a request that is on its way.
 */
export function drain(server: Server, connections: Connections): Promise<void> {
  if (!server.listening) return Promise.resolve();
  const graceEnds = performance.now() + graceMs;
  const timer = setInterval(() => {
    if (performance.now() >= graceEnds) connections.closeIdle();
  }, checkMs);
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => {
      clearInterval(timer);
      resolve();
    });
  });
}
