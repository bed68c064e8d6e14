import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { rawRequest } from "../testing/raw-request.ts";
import { until } from "../testing/until.ts";
import { connectionLimits, trackConnections } from "./connections.ts";
import { createHttpServer } from "./http-server.ts";

let server: Server;
let clients: Socket[] = [];
afterEach(() => {
  for (const client of clients) client.destroy();
  clients = [];
  server.close();
});

async function start(
  limits: Partial<typeof connectionLimits>,
  handle: RequestListener = (_request, response) => response.end("x".repeat(20_000)),
) {
  const connections = trackConnections({ ...connectionLimits, ...limits });
  server = createHttpServer(handle, connections);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  /** A connection that reads nothing. */
  async function open(bytes = "") {
    const socket = connect(port, "127.0.0.1").pause();
    socket.on("error", () => {});
    clients.push(socket);
    await once(socket, "connect");
    socket.write(bytes);
    return socket;
  }
  return { connections, origin: `http://127.0.0.1:${port}`, open };
}

const request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

test("connections that pipeline and read nothing are closed, and others are served", async () => {
  let handled = 0;
  const { connections, origin, open } = await start({}, (_request, response) => {
    handled++;
    response.end("x".repeat(20_000));
  });
  await Promise.all(Array.from({ length: 20 }, () => open(request.repeat(2000))));
  await until("all closed", () => connections.count() === 0);
  // Kernel buffers take some responses, so a connection gets more than its limit.
  expect(handled).toBeLessThan(20 * 1000);
  expect((await fetch(origin)).status).toBe(200);
});

test("a client that pipelines and reads gets all its responses in order", async () => {
  let number = 0;
  const { origin } = await start({}, (_request, response) => response.end(`<${number++}>`));
  const last = request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
  const received = await rawRequest(origin, request.repeat(204) + last);
  const expected = Array.from({ length: 205 }, (_, index) => `<${index}>`);
  expect(received.match(/<\d+>/g)).toEqual(expected);
});

test("many unread responses in total lower the limit of each connection", async () => {
  const limits = { unreadInTotal: 20, unreadWhenMany: 2 };
  const { connections, open } = await start(limits, () => {});
  await open(request.repeat(20));
  await open(request.repeat(2));
  await open(request.repeat(3));
  await until("one closed", () => connections.count() === 2);
  expect(clients).toHaveLength(3);
});

test("idle connections make room for new ones, the oldest first", async () => {
  const { connections, origin, open } = await start({ beforeClosingIdle: 5 });
  const oldest = await open();
  const closed = once(oldest.resume(), "close");
  for (let count = 0; count < 9; count++) await open(count % 2 ? request : "");
  await closed;
  expect((await fetch(origin)).status).toBe(200);
  expect(connections.count()).toBeLessThanOrEqual(6);
});

test("a connection with a response under way is not closed for a new one", async () => {
  let received = 0;
  const { connections, open } = await start({ beforeClosingIdle: 2 }, () => received++);
  for (let count = 1; count <= 4; count++) {
    await open(request);
    await until("received", () => received === count);
  }
  expect(connections.count()).toBe(4);
});

test("headers that arrive too slowly are cut off soon after their time is over", async () => {
  const { origin } = await start({});
  server.headersTimeout = 100;
  const started = performance.now();
  expect(await rawRequest(origin, "GET / HTTP/1.1\r\nHost: a\r\n")).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - started).toBeLessThan(5000);
});
