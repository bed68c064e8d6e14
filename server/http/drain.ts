import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Connections } from "./connections.ts";

/** Long enough for busy clients to send one more request and be told "Connection: close". */
const graceMs = 1000;
const checkMs = 50;

/**
 * Stops listening and waits until every connection is closed: busy ones after their response, idle ones after a grace
 * period. HTTP's own `close` closes idle ones at once, which resets a request that is on its way.
 */
export async function drain(server: Server, connections: Connections): Promise<void> {
  if (!server.listening) return;
  NetServer.prototype.close.call(server);
  const graceEnds = performance.now() + graceMs;
  while (connections.count()) {
    if (performance.now() >= graceEnds) connections.closeIdle();
    await pause(checkMs);
  }
}
