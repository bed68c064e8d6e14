import { expect, test } from "vitest";
import { securityHeaders } from "#contract/response-headers.ts";
import { buildApp } from "./app.ts";
import type { EnquiryStore } from "./enquiries/store/enquiry-store.ts";
import { appOptions, testLog } from "./testing/app-options.ts";

test("an internal error shows the visitor one sentence: no stack, no path", async () => {
  const app = buildApp(appOptions());
  app.get("/fault", () => {
    throw new Error("select * from enquiries in /srv/site/server/main.ts");
  });
  const response = await app.inject("/fault");
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    message: "Something went wrong on our side. Please try again.",
  });
  expect(response.headers).toMatchObject(securityHeaders);
});

const getThroughProxy = (trustProxy: string[], url: string) =>
  buildApp(appOptions({ trustProxy })).inject({
    url,
    headers: { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7" },
  });

test.each(["/nowhere", "/healthz"])(
  "%s over TLS, according to a trusted proxy, requires TLS from now on; another proxy is not believed",
  async (url) => {
    const { headers } = await getThroughProxy(["loopback"], url);
    expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
    const untrusted = await getThroughProxy([], url);
    expect(untrusted.headers["strict-transport-security"]).toBeUndefined();
  },
);

test.each([
  [undefined, 200],
  [Object.assign(new Error("database or disk is full"), { code: "FULL" }), 503],
])("the service is up whatever its store does; %s: readiness %i", async (error, status) => {
  let checks = 0;
  const ready = () => (checks++, error ? Promise.reject(error) : Promise.resolve());
  const { logger, log } = testLog("error");
  const app = buildApp(appOptions({ store: { ready } as unknown as EnquiryStore, logger }));
  const alive = await app.inject("/healthz");
  expect([alive.statusCode, alive.json()]).toEqual([200, { ok: true }]);
  for (let request = 0; request < 20; request++) {
    const response = await app.inject("/readyz");
    expect([response.statusCode, response.json()]).toEqual([status, { ok: !error }]);
  }
  // Requests of one moment share a check, and only the log says what failed.
  expect(checks).toBeLessThan(20);
  expect(log().includes('"errorCode":"FULL"')).toBe(Boolean(error));
});
