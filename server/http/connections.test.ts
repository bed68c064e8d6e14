import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { appOptions } from "../testing/app-options.ts";
import { rawRequest } from "../testing/sockets.ts";
import { until } from "../testing/until.ts";

let app: ReturnType<typeof buildApp>;
let origin: string;
let handled: number;
let clients: Socket[];
beforeEach(async () => {
  app = buildApp(appOptions());
  handled = 0;
  clients = [];
  app.get("/page", () => `<${handled++}>`);
  origin = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await app.close();
});

const request = "GET /page HTTP/1.1\r\nHost: a\r\n\r\n";

/** A connection that reads nothing. */
async function open(bytes = "") {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1").pause();
  socket.on("error", () => {});
  clients.push(socket);
  await once(socket, "connect");
  socket.write(bytes);
  return socket;
}

test("when there are too many connections, idle ones make room", async () => {
  app.server.maxConnections = 3;
  const idle = await Promise.all(Array.from({ length: 3 }, () => open(request)));
  await until("all are idle", () => handled === 3);
  const closed = idle.map((socket) => once(socket.resume(), "close"));
  const isServed = fetch(`${origin}/healthz`).then(
    () => true,
    () => false,
  );
  expect(await isServed).toBe(false);
  await Promise.all(closed);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

test("of a thousand pipelined requests a hundred are handled, then the connection is closed", async () => {
  const flood = await open(request.repeat(1000));
  await once(flood.resume(), "close");
  expect(handled).toBe(100);
});

test("headers that arrive too slowly are cut off", async () => {
  app.server.headersTimeout = 100;
  expect(await rawRequest(origin, "GET / HTTP/1.1\r\nHost: a\r\n")).toMatch(/^HTTP\/1\.1 408 /);
});

test("an idle connection does not hold up the stop", async () => {
  const idle = await open(request);
  await until("idle", () => handled === 1);
  const closed = once(idle.resume(), "close");
  await app.close();
  expect(await closed).toEqual([false]);
});
