import { expect, test } from "vitest";
import { buildApp } from "../app.ts";
import type { EnquiryStore } from "../enquiries/store.ts";
import { appOptions } from "../testing/app-options.ts";

const appWhoseStore = (ready: EnquiryStore["ready"]) =>
  buildApp(appOptions({ store: { ready } as EnquiryStore }));

test("a service whose store does not answer is up, but not ready", async () => {
  const app = appWhoseStore(() => Promise.reject(new Error("down")));
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  const answer = await app.inject("/readyz");
  expect([answer.statusCode, answer.json()]).toEqual([503, { ok: false }]);
});

test("a service whose store answers is ready", async () => {
  const answer = await appWhoseStore(async () => {}).inject("/readyz");
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
});
