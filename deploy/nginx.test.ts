import { afterAll, beforeAll, describe } from "vitest";
import { type RunningServer, startServer } from "#server/testing/start-server.ts";
import { freePort } from "#server/testing/free-port.ts";
import { canaryContract } from "./testing/canary.contract.ts";
import { sameResponsesContract } from "./testing/same-responses.contract.ts";
import { serviceDownContract } from "./testing/service-down.contract.ts";
import { findNginx, startNginx } from "./testing/start-nginx.ts";

const root = findNginx();
if (!root)
  console.error("nginx: skipped, it is neither installed nor can Debian's package be unpacked.");

describe.skipIf(!root)("nginx responds as our own server does", () => {
  let own: RunningServer;
  let web: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    own = await startServer({ env: { TRUST_PROXY: "loopback" } });
    web = await startNginx({ root: root!, services: [own.origin] });
  });
  afterAll(async () => {
    await web?.stop();
    await own?.stop();
  });

  sameResponsesContract(() => ({ web: web.origin, own: own.origin }));
  canaryContract(() => ({ origin: web.origin, dataFolder: own.dataFolder }));
});

describe.skipIf(!root)("nginx in front of nothing", () => {
  let web: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    web = await startNginx({ root: root!, services: [`http://127.0.0.1:${await freePort()}`] });
  });
  afterAll(() => web?.stop());

  serviceDownContract(() => web.origin);
});
