import { expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { appOptions } from "../testing/app-options.ts";

const ask = (trustProxy: string[], url: string) =>
  buildApp(appOptions({ trustProxy })).inject({
    url,
    headers: { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7" },
  });

test.each(["/nowhere", "/healthz"])(
  "%s over TLS, as a trusted proxy says, is never to be asked for without",
  async (url) => {
    const { headers } = await ask(["loopback"], url);
    expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
  },
);

test.each(["/nowhere", "/healthz"])("%s: nobody else is believed about TLS", async (url) => {
  const { headers } = await ask([], url);
  expect(headers["strict-transport-security"]).toBeUndefined();
});
