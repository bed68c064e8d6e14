import { expect, test } from "vitest";
import { securityHeaders } from "#contract/response-headers.ts";
import { buildApp } from "./app.ts";
import { appOptions } from "./testing/app-options.ts";

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
