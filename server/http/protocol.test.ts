import { afterAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import type { EnquiryStore } from "../enquiries/store/enquiry-store.ts";
import { securityHeaders } from "#contract/response-headers.ts";
import { appOptions, stubSite, testLog } from "../testing/app-options.ts";
import { rawRequest } from "../testing/sockets.ts";

const { logger, log } = testLog("trace");
const { notFound } = stubSite;
const site = {
  ...stubSite,
  find: (path: string) => (path === "/about" ? notFound.entry : undefined),
  redirectOf: (path: string) => (path === "/ABOUT" ? "/about" : undefined),
};
const store = { ready: () => Promise.reject(new Error("down")) } as unknown as EnquiryStore;
const app = buildApp(appOptions({ site, store, logger }));
const origin = await app.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => app.close());

const send = (head: string) =>
  rawRequest(origin, `${head}\r\nConnection: close\r\n\r\n`.replace(/(?<!\r)\n/g, "\r\n"));

test.each([
  ["PUT", "/api/enquiry", "POST"],
  ["GET", "/api/enquiry", "POST"],
  ["PROPFIND", "/api/enquiry?a=1", "POST"],
  ["DELETE", "/healthz", "GET, HEAD"],
  ["POST", "/readyz", "GET, HEAD"],
  ["OPTIONS", "/about", "GET, HEAD"],
  ["TRACE", "/about", "GET, HEAD"],
])("%s %s gets 405 and the allowed methods", async (method, path, allow) => {
  const response = await send(`${method} ${path} HTTP/1.1\nHost: a.example`);
  expect(response).toMatch(/^HTTP\/1\.1 405 /);
  expect(response).toContain(`allow: ${allow}\r\n`);
});

test.each([
  [200, "a health check", "GET /healthz HTTP/1.1\nHost: a.example"],
  [503, "a store that is down", "GET /readyz HTTP/1.1\nHost: a.example"],
  [404, "an unknown page", "GET /nowhere HTTP/1.1\nHost: a.example"],
  [404, "a post to an unknown page", "POST /nowhere HTTP/1.1\nHost: a.example"],
  [404, "an invalid path", "GET /%zz HTTP/1.1\nHost: a.example"],
  [308, "a redirect", "GET /ABOUT HTTP/1.1\nHost: a.example"],
  [405, "another method", "PUT /about HTTP/1.1\nHost: a.example"],
  [204, "a preflight request", "OPTIONS /api/enquiry HTTP/1.1\nHost: a.example"],
  [400, "an invalid length", "GET / HTTP/1.1\nHost: a.example\nContent-Length: x"],
  [400, "other bytes", "hello"],
  [431, "long headers", `GET / HTTP/1.1\nHost: a.example\nX-Long: ${"x".repeat(20_000)}`],
])("security headers are on the response %i for %s", async (status, _what, head) => {
  const response = await send(head);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const [name, value] of Object.entries(securityHeaders))
    expect(response).toContain(`${name}: ${value}\r\n`);
});

test("bytes that are not a request reach no log, whatever its level", async () => {
  await send("secret-in-bytes");
  await send("GET / HTTP/1.1\nHost: a.example\nContent-Length: secret-in-header");
  expect(log()).toContain("could not be parsed");
  expect(log()).not.toMatch(/secret-in|\[115,101/);
});
