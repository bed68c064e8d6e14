import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { openEngine } from "../enquiries/open-store.ts";
import { verifyStore } from "../operate/verify.ts";
import { startService } from "../service.ts";
import { type Databases, deployments } from "../testing/deployments.ts";
import { freePort } from "../testing/free-port.ts";
import { mailsIn } from "../testing/mails.ts";
import { stubSite } from "../testing/stub-site.ts";
import { openTestStore } from "../testing/test-store.ts";
import { until } from "../testing/until.ts";

async function startWithCanary(database: Record<string, string>) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const metricsPort = await freePort();
  const config = readConfig({
    ...database,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: "silent",
    RATE_LIMIT: "1",
    ACKNOWLEDGE: "on",
    CANARY_ORIGIN: origin,
  });
  const { stop } = await startService(config, stubSite, {
    pollMs: 10,
    canary: { interval: 50, retry: 50, patience: 1000, poll: 10 },
  });
  return {
    stop,
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    readiness: async () => (await fetch(`${origin}/readyz`)).status,
  };
}

describe.each(deployments)("$name", ({ processes, openDatabases }) => {
  let databases: Databases;
  beforeAll(async () => {
    databases = await openDatabases();
  });
  afterAll(() => databases.close());

  test("a canary is written, counted and erased; after two that are missed the service is not ready, until one arrives", async () => {
    const { env, folder, database } = await databases.fresh();
    const services = await Promise.all(
      Array.from({ length: processes }, () => startWithCanary(env)),
    );
    const every = async (holds: (service: (typeof services)[number]) => Promise<boolean>) =>
      (await Promise.all(services.map(holds))).every(Boolean);
    const file = join(folder, "mail/canary/canary.eml");

    await until("written", () => existsSync(file));
    // More than the rate limit lets through.
    for (let more = 0; more < 2; more++) {
      rmSync(file, { force: true });
      await until("written again", () => existsSync(file));
    }
    await until("counted", () =>
      every(async ({ metrics }) => (await metrics()).includes("canary_missed 0")),
    );
    for (const { metrics, readiness } of services) {
      const text = await metrics();
      for (const line of ["enquiry_accepted_total 0", "mail_sent_total 0"])
        expect(text).toContain(`${line}\n`);
      expect(text).toMatch(/canary_arrived_timestamp_seconds \d{10}/);
      expect(await readiness()).toBe(200);
    }

    // A file where the folder should be.
    rmSync(join(folder, "mail/canary"), { recursive: true });
    writeFileSync(join(folder, "mail/canary"), "");
    await until("not ready", () => every(async ({ readiness }) => (await readiness()) === 503));
    for (const { metrics } of services) expect(await metrics()).toMatch(/canary_missed [2-9]/);
    rmSync(join(folder, "mail/canary"));
    await until("ready", () => every(async ({ readiness }) => (await readiness()) === 200));
    await Promise.all(services.map(({ stop }) => stop()));

    expect(mailsIn(folder)).toEqual([]);
    const store = await openTestStore(openEngine(database));
    expect(await store.stats(Date.now())).toMatchObject({ enquiries: 0, waiting: 0, parked: 0 });
    expect(await store.list(0, "exported")).toEqual([]);
    expect((await verifyStore(store.engine)).problems).toEqual([]);
    await store.close();
  });
});
