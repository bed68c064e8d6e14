import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { appOptions } from "../testing/app-options.ts";
import { rawRequest } from "../testing/raw-request.ts";
import { until } from "../testing/until.ts";
import { serverLimits } from "./connections.ts";

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
const connections = () => promisify(app.server.getConnections.bind(app.server))();

/** A connection that reads nothing. */
async function open(bytes = "") {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1").pause();
  socket.on("error", () => {});
  clients.push(socket);
  await once(socket, "connect");
  socket.write(bytes);
  return socket;
}

test("of 200 connections that pipeline 2,000 requests each, few are handled, and others are served", async () => {
  const flooding = await Promise.all(Array.from({ length: 200 }, () => open()));
  await until("all are accepted", async () => (await connections()) === 200);
  await nextTurn();
  for (const socket of flooding) socket.write(request.repeat(2000));
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect(handled).toBeLessThan(5 * serverLimits.maxRequestsPerSocket);
});

test("a client that pipelines up to the limit gets its responses in order, and is told to reconnect", async () => {
  const socket = await open(request.repeat(serverLimits.maxRequestsPerSocket));
  let received = "";
  socket.on("data", (chunk) => (received += chunk));
  socket.resume();
  await until("all are received", () => received.includes("<99>"));
  const expected = Array.from({ length: 100 }, (_, index) => `<${index}>`);
  expect(received.match(/<\d+>/g)).toEqual(expected);
  expect(received.match(/^connection: close$/gim)).toHaveLength(1);
});

test("a client that goes on after the last response loses that connection alone", async () => {
  const other = await open();
  const socket = await open();
  await until("both are accepted", async () => (await connections()) === 2);
  await nextTurn();
  const closed = once(socket, "close");
  socket.resume().write(request.repeat(serverLimits.maxRequestsPerSocket));
  await until("all are handled", () => handled === serverLimits.maxRequestsPerSocket);
  socket.write(request);
  await closed;
  expect([await connections(), other.destroyed]).toEqual([1, false]);
});

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
