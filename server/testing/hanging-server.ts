import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";

/** On a port of the system's choice, which it returns. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as { port: number }).port;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, "close");
  return port;
}

export async function startHangingServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket));
  return {
    port: await listen(server),
    connections: () => sockets.length,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
