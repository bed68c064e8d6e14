import type { Socket } from "node:net";

/** One packet may hold 1,600 pipelined requests; without them, not even every connection together sends as many. */
const requestsPerTurn = 1024;
const resumedPerTurn = 16;

/**
 * Bounds the requests of one turn of the event loop. Node parses every request of a packet, also after its connection
 * was closed, and frees their memory only after the turn. Above the limit all connections are paused, and read again a
 * few at a time, the newest first, so that a new visitor does not wait for those that send the most.
 */
export function fairReading(connections: { keys(): Iterable<Socket> }) {
  let paused: Socket[] = [];
  let requests = 0;
  let scheduled = false;

  function schedule() {
    if (scheduled) return;
    scheduled = true;
    setImmediate(endTurn);
  }

  function endTurn() {
    scheduled = false;
    requests = 0;
    for (const socket of paused.splice(-resumedPerTurn).toReversed()) socket.resume();
    if (paused.length) schedule();
  }

  /** Counts one request. */
  return () => {
    requests++;
    schedule();
    if (requests !== requestsPerTurn) return;
    const before = new Set(paused);
    paused = [...connections.keys()].filter((socket) => before.has(socket) || !socket.isPaused());
    for (const socket of paused) socket.pause();
  };
}
