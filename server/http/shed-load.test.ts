import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { until } from "../testing/until.ts";
import { shedLoad } from "./shed-load.ts";

let app: FastifyInstance;
let timer: NodeJS.Timeout;
afterEach(async () => {
  clearInterval(timer);
  await app.close();
});

/** An app whose event loop is blocked most of the time, with this many connections. */
async function overloaded(connections: number) {
  app = Fastify();
  shedLoad(app, { count: () => connections }, "/*", { eventLoopDelayMs: 15, connections: 100 });
  app.post("/api/enquiry", () => "kept");
  app.get("/healthz", () => "up");
  app.get("/*", () => "page");
  app.setNotFoundHandler((_request, reply) => reply.code(404).send("not found"));
  await app.ready();
  timer = setInterval(() => {
    const blockedUntil = performance.now() + 60;
    while (performance.now() < blockedUntil);
  }, 1);
  await until("under pressure", () => app.isUnderPressure());
}

test("under overload pages are refused for a few seconds, and enquiries are not", async () => {
  await overloaded(100);
  const page = await app.inject("/about");
  expect([page.statusCode, page.headers["retry-after"]]).toEqual([503, "5"]);
  expect((await app.inject({ method: "PUT", url: "/about" })).statusCode).toBe(503);
  expect((await app.inject({ method: "POST", url: "/api/enquiry" })).statusCode).toBe(200);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
});

test("a slow machine with few visitors refuses nothing", async () => {
  await overloaded(99);
  expect((await app.inject("/about")).statusCode).toBe(200);
});
