import { afterAll, beforeAll, expect, test } from "vitest";
import { openEngine } from "../enquiries/open-store.ts";
import { type Databases, deployments } from "../testing/deployments.ts";
import { expectComplete } from "../testing/expect-complete.ts";
import { freePort } from "../testing/free-port.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { startLoaded } from "../testing/start-loaded.ts";
import { openTestStore } from "../testing/test-store.ts";
import { until } from "../testing/until.ts";

const { processes, openDatabases } = deployments.find(({ processes: count }) => count > 1)!;
let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases();
});
afterAll(() => databases.close());

const references = (mails: string[]) =>
  mails.map((mail) => /^Message-ID: <(\S{9})-laboratory-1@/im.exec(mail)![1]!);

test("one of three processes is killed under load: nothing is lost, and no mail has a second Message-ID", async () => {
  const { database, env } = await databases.fresh();
  const port = await freePort();
  const mailServer = await startMailServer(port);
  const running = await startLoaded({
    processes,
    env: { ...env, SMTP_URL: `smtp://127.0.0.1:${port}` },
    clients: 3,
    leaseMs: 1500,
  });
  const { services, loads } = running;
  await until("all under load", () => loads.every(({ kept }) => kept.length >= 10));
  await services[0]!.kill();
  const before = loads.map(({ kept }) => kept.length);
  await until("the others go on", () =>
    loads.slice(1).every(({ kept }, index) => kept.length >= before[index + 1]! + 10),
  );
  await running.stopLoad();
  expect(running.statuses()).toEqual(new Set([201]));

  const found = await expectComplete(database, running.kept());
  const store = await openTestStore(openEngine(database));
  await until("all mailed", async () => (await store.stats(Date.now())).waiting === 0, 30_000);
  // Every mail's Message-ID is made of the reference and the recipient; a repeated one keeps it.
  expect(new Set(references(mailServer.received))).toEqual(found);
  for (const service of services.slice(1)) expect(await service.stop()).toBe(0);
  await store.close();
  await mailServer.close();
}, 60_000);
