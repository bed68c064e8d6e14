import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import type { Connections } from "./connections.ts";

const checkMs = 50;
/** Long enough for busy clients to send one more request and be told "Connection: close". */
const checksBeforeClosingIdle = 20;

/**
 * Stops listening and waits until every connection is closed: busy ones after their response, idle ones after a grace
 * period. HTTP's own `close` closes idle ones at once, which resets a request that is on its way.
 */
export async function drain(server: Server, connections: Connections): Promise<void> {
  if (!server.listening) return;
  // Closing the listener resets connections that it has not accepted yet.
  await nextTurn();
  NetServer.prototype.close.call(server);
  // Checks are counted instead of time, because a process that was held up has requests to read first.
  for (let check = 0; connections.count(); check++) {
    if (check >= checksBeforeClosingIdle) connections.closeIdle();
    await pause(checkMs);
    // Timers run before sockets are read.
    await nextTurn();
  }
}
