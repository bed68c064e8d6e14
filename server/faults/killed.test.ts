import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { startService } from "../service.ts";
import { stubSite } from "../testing/app-options.ts";
import { postEnquiry } from "../testing/enquiries.ts";
import { expectComplete, startLoaded } from "../testing/load.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { areMailed, startStubServer } from "../testing/start-server.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openTestStore } from "../testing/test-store.ts";
import { thorough, until } from "../testing/until.ts";

const leaseMs = 500;
const kills = thorough ? 5 : 2;

function newDatabase() {
  const folder = temporaryFolder();
  const database = { kind: "sqlite", file: join(folder, "enquiries.db") } as const;
  return { folder, database, env: { DATA_DIR: folder } };
}

test(`killed under load ${kills} times: every enquiry with a 201 response is stored, and mailed after a restart`, async () => {
  const { folder, database, env } = newDatabase();
  const accepted: string[] = [];
  for (let round = 1; round <= kills; round++) {
    const running = await startLoaded({ processes: 1, env, clients: 6, leaseMs });
    await until("under load", () => running.accepted().length >= 40);
    await running.kill();
    await running.stopLoad();
    accepted.push(...running.accepted());
    await expectComplete(database, accepted);
  }
  const last = await startStubServer(env, leaseMs);
  await until("all mailed", () => areMailed(folder, accepted));
  expect(await last.stop()).toBe(0);
}, 120_000);

test("stopped under load: every enquiry with a 201 response is stored, and none whose sender got no response", async () => {
  const { database, env } = newDatabase();
  const running = await startLoaded({ processes: 1, env, clients: 15 });
  await until("under load", () => running.accepted().length >= 120);
  expect(await running.stop()).toEqual([0]);
  await running.stopLoad();
  expect(running.statuses()).toEqual(new Set([201]));
  const stored = await expectComplete(database, running.accepted());
  expect(stored.size).toBe(running.accepted().length);
}, 30_000);

test("stopped while the mail server takes its time: mail that it has completely is not sent again at once", async () => {
  const { database, env } = newDatabase();
  const mailServer = await startMailServer({ onDataDelayMs: 60_000 });
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, PORT: "0", LOG_LEVEL: "silent" };
  const service = await startService(readConfig({ ...env, ...smtp }), stubSite, { mailStopMs: 50 });
  await postEnquiry(`http://127.0.0.1:${service.port}`);
  await until("sent whole", () => mailServer.received.length === 1);
  await service.stop();
  const store = openTestStore(database);
  expect(await store.list(Date.now(), "listed")).toMatchObject([
    { mail: "waiting", mailError: "EREPLY", jobs: [{ copies: 1 }] },
  ]);
  await store.close();
});
