import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { startService } from "../service.ts";
import { stubSite } from "../testing/app-options.ts";
import { postEnquiry } from "../testing/enquiries.ts";
import { startStubServer } from "../testing/start-server.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openTestStore } from "../testing/test-store.ts";
import { until } from "../testing/until.ts";

// postgres.test.ts starts without PostgreSQL.
test("a damaged database at the start: pages are served, enquiries get 503, and it connects when repaired", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "enquiries.db");
  writeFileSync(file, "this is not a database ".repeat(500));
  const service = await startStubServer({ DATA_DIR: folder });
  const statusOf = async (path: string) => (await fetch(service.origin + path)).status;
  const send = () => postEnquiry(service.origin);

  expect(await statusOf("/healthz")).toBe(200);
  expect(await statusOf("/readyz")).toBe(503);
  const refused = await send();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(service.log()).toContain("the database cannot be used");
  expect(service.log().match(/SMTP_URL is not set/g)).toHaveLength(1);

  rmSync(file);
  await until("accepted", async () => (await send()).status === 201);
  await until("ready", async () => (await statusOf("/readyz")) === 200);
  expect(await service.stop()).toBe(0);
}, 30_000);

test("a clock that is before the build counts as the time of the build", async () => {
  const config = readConfig({ DATA_DIR: temporaryFolder(), PORT: "0", LOG_LEVEL: "silent" });
  const builtAt = Date.now() + 1000 * 24 * 60 * 60_000;
  const service = await startService(config, { ...stubSite, builtAt });
  await postEnquiry(`http://127.0.0.1:${service.port}`);
  await service.stop();
  const store = openTestStore(config.database);
  expect(await store.list(0, "listed")).toMatchObject([{ receivedAt: builtAt }]);
  expect(await store.lastTime("trusted")).toBe(builtAt);
  await store.close();
});

test("a release that is older than the database neither starts nor passes its check", async () => {
  const folder = temporaryFolder();
  const store = openTestStore({ kind: "sqlite", file: join(folder, "enquiries.db") });
  await store.ready();
  const main = (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: folder, PORT: "0" };
    const file = join(import.meta.dirname, "../main.ts");
    return spawnSync(process.execPath, [file, ...args], { env, encoding: "utf8" });
  };
  expect(main("--check")).toMatchObject({ status: 0, stderr: "" });
  await store.engine.transact((run) =>
    run("insert into migrations (number, done_at) values (99, 0)"),
  );
  await store.close();
  for (const args of [["--check"], []])
    expect(main(...args)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("The database was changed by a newer release"),
    });
});
