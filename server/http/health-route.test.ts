import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { buildApp } from "../app.ts";
import type { EnquiryStore } from "../enquiries/store/store.ts";
import { appOptions } from "../testing/app-options.ts";

function appWithStore(ready: EnquiryStore["ready"]) {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const store = { ready } as unknown as EnquiryStore;
  const app = buildApp(appOptions({ store, logger: { level: "error", stream } }));
  return { app, lines };
}

test("a service whose store cannot be written is up, but not ready; only the log says why", async () => {
  const { app, lines } = appWithStore(() =>
    Promise.reject(Object.assign(new Error("database or disk is full"), { code: "FULL" })),
  );
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  const response = await app.inject("/readyz");
  expect([response.statusCode, response.json()]).toEqual([503, { ok: false }]);
  expect(lines.join("")).toContain('"errorCode":"FULL"');
});

test("a service whose store can be written is ready, and requests of one moment share a check", async () => {
  let checks = 0;
  const { app, lines } = appWithStore(async () => void checks++);
  for (let request = 0; request < 20; request++) {
    const response = await app.inject("/readyz");
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
  }
  expect(checks).toBeLessThan(20);
  expect(lines).toEqual([]);
});
