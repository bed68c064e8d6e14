import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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

test("a database that is new, or was emptied, is named in the log once", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "enquiries.db"), "");
  for (const isNew of [true, false]) {
    const service = await startStubServer({ DATA_DIR: folder });
    expect(service.log().includes("the database is new")).toBe(isNew);
    await service.stop();
  }
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
