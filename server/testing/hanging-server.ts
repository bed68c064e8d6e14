import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** Accepts every connection and sends nothing. */
export async function startHangingServer(port: number) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    connections: () => sockets.length,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
