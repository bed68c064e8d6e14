import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { fairReading } from "./fair-reading.ts";

export const connectionLimits = {
  /** Above this, new connections are dropped. */
  most: 2000,
  /** Above this, the oldest idle connection is closed for each new one. */
  beforeClosingIdle: 1500,
  /** Responses on one connection that its client has not read yet: HTTP/1.1 allows pipelining. */
  unread: 256,
  /** The same over all connections; above it, a single one may have `unreadWhenMany`. */
  unreadInTotal: 4096,
  unreadWhenMany: 8,
};

export type Connections = ReturnType<typeof trackConnections>;

/** Counts connections and the unread responses on each, and closes those that exceed the limits. */
export function trackConnections(limits = connectionLimits) {
  /** Oldest connection first. */
  const unreadOn = new Map<Socket, number>();
  let total = 0;
  const countRequest = fairReading(unreadOn);

  function change(socket: Socket, by: 1 | -1) {
    const unread = unreadOn.get(socket);
    if (unread === undefined) return;
    unreadOn.set(socket, unread + by);
    total += by;
  }

  function closeIdle(most = Infinity) {
    let closed = 0;
    for (const [socket, unread] of unreadOn) {
      if (closed === most) return;
      if (unread || socket.destroyed) continue;
      socket.destroy();
      closed++;
    }
  }

  return {
    count: () => unreadOn.size,
    isIdle: (socket: Socket) => !unreadOn.get(socket),
    closeIdle,

    add(socket: Socket) {
      if (unreadOn.size >= limits.beforeClosingIdle) closeIdle(1);
      unreadOn.set(socket, 0);
      socket.once("close", () => {
        // A response that waits behind another one on a closed connection emits no event.
        total -= unreadOn.get(socket) ?? 0;
        unreadOn.delete(socket);
      });
    },

    /** False if the connection exceeds its limit: it is closed, and the request gets no response. */
    accept({ socket }: IncomingMessage, response: ServerResponse): boolean {
      countRequest();
      if (socket.destroyed) return false;
      const limit = total < limits.unreadInTotal ? limits.unread : limits.unreadWhenMany;
      if ((unreadOn.get(socket) ?? 0) >= limit) {
        socket.destroy();
        return false;
      }
      change(socket, 1);
      response.once("close", () => change(socket, -1));
      return true;
    },
  };
}
