import { expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { appOptions } from "../testing/app-options.ts";

const get = (trustProxy: string[], url: string) =>
  buildApp(appOptions({ trustProxy })).inject({
    url,
    headers: { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7" },
  });

test.each(["/nowhere", "/healthz"])(
  "%s over TLS, according to a trusted proxy, requires TLS from now on",
  async (url) => {
    const { headers } = await get(["loopback"], url);
    expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
  },
);

test.each(["/nowhere", "/healthz"])(
  "%s: an untrusted proxy is not believed about TLS",
  async (url) => {
    const { headers } = await get([], url);
    expect(headers["strict-transport-security"]).toBeUndefined();
  },
);
