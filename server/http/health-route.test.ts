import { expect, test } from "vitest";
import { buildApp } from "../app.ts";
import type { EnquiryStore } from "../enquiries/store.ts";
import { appOptions } from "../testing/app-options.ts";

const appWithStore = (ready: EnquiryStore["ready"]) =>
  buildApp(appOptions({ store: { ready } as EnquiryStore }));

test("a service whose store does not respond is up, but not ready", async () => {
  const app = appWithStore(() => Promise.reject(new Error("down")));
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  const response = await app.inject("/readyz");
  expect([response.statusCode, response.json()]).toEqual([503, { ok: false }]);
});

test("a service whose store responds is ready", async () => {
  const response = await appWithStore(async () => {}).inject("/readyz");
  expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
});
