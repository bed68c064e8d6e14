import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqlite } from "../enquiries/sqlite.ts";
import { verifyStore } from "../operate/verify.ts";
import { sendLoad } from "../testing/load.ts";
import { mailsIn } from "../testing/mails.ts";
import { startStubServer } from "../testing/start-server.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openTestStore } from "../testing/test-store.ts";
import { until } from "../testing/until.ts";

const mailedIn = (folder: string) => new Set(mailsIn(folder).map((name) => name.slice(0, 9)));

test("killed under load: every enquiry with a 201 response is kept, and mailed after a restart", async () => {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder };
  const first = await startStubServer(env, 500);
  const load = sendLoad(first.origin, 8);
  await until("some hundred enquiries", () => load.kept.length >= 300, 20_000);
  await first.kill();
  await load.stop();

  const second = await startStubServer(env, 500);
  await until(
    "all mailed",
    () => {
      const mailed = mailedIn(folder);
      return load.kept.every((id) => mailed.has(id));
    },
    30_000,
  );
  expect(await second.stop()).toBe(0);

  const store = await openTestStore(openSqlite(join(folder, "enquiries.db")));
  const found = new Set((await store.list(0, "listed")).map(({ id }) => id));
  expect(load.kept.filter((id) => !found.has(id))).toEqual([]);
  expect((await verifyStore(store.engine)).problems).toEqual([]);
  await store.close();
}, 60_000);

test("stopped under load: no connection is reset, and every enquiry with a 201 response is kept", async () => {
  const folder = temporaryFolder();
  const service = await startStubServer({ DATA_DIR: folder });
  const load = sendLoad(service.origin, 16);
  await until("under load", () => load.kept.length >= 100);
  expect(await service.stop()).toBe(0);
  await load.stop();
  expect(new Set(load.statuses)).toEqual(new Set([201]));
  expect(new Set(load.failures)).toEqual(new Set(["ECONNREFUSED"]));

  const store = await openTestStore(openSqlite(join(folder, "enquiries.db")));
  const found = new Set((await store.list(0, "listed")).map(({ id }) => id));
  expect(load.kept.filter((id) => !found.has(id))).toEqual([]);
  expect((await verifyStore(store.engine)).problems).toEqual([]);
  await store.close();
}, 30_000);
