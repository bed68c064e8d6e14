import { expect, test } from "vitest";
import { buildApp } from "../app.ts";
import type { EnquiryStore } from "../enquiries/store/store.ts";
import { appOptions, testLog } from "../testing/app-options.ts";

function appWithStore(ready: EnquiryStore["ready"]) {
  const { logger, log } = testLog("error");
  const store = { ready } as unknown as EnquiryStore;
  return { app: buildApp(appOptions({ store, logger })), log };
}

test("a service whose store cannot be written is up, but not ready; only the log says why", async () => {
  const { app, log } = appWithStore(() =>
    Promise.reject(Object.assign(new Error("database or disk is full"), { code: "FULL" })),
  );
  const alive = await app.inject("/healthz");
  expect([alive.statusCode, alive.json()]).toEqual([200, { ok: true }]);
  const response = await app.inject("/readyz");
  expect([response.statusCode, response.json()]).toEqual([503, { ok: false }]);
  expect(log()).toContain('"errorCode":"FULL"');
});

test("a service whose store can be written is ready, and requests of one moment share a check", async () => {
  let checks = 0;
  const { app, log } = appWithStore(async () => void checks++);
  for (let request = 0; request < 20; request++) {
    const response = await app.inject("/readyz");
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
  }
  expect(checks).toBeLessThan(20);
  expect(log()).toBe("");
});
