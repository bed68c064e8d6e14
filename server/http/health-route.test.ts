import { expect, test } from "vitest";
import { buildApp } from "../app.ts";
import type { EnquiryStore } from "../enquiries/store/enquiry-store.ts";
import { appOptions, testLog } from "../testing/app-options.ts";

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
