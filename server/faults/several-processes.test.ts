import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "../enquiries/postgres.ts";
import { freePort } from "../testing/free-port.ts";
import { type Load, sendLoad } from "../testing/load.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";
import { startStubServer } from "../testing/start-server.ts";
import { openTestStore } from "../testing/test-store.ts";
import { until } from "../testing/until.ts";

let database: PostgresServer;
beforeAll(async () => {
  database = await startPostgres();
}, 60_000);
afterAll(() => database.remove());

const leaseMs = 1500;
const keptBy = (loads: Load[]) => loads.flatMap(({ kept }) => kept);

/** Three processes on one database, which send by SMTP, each under load. */
async function startThree() {
  const port = await freePort();
  const mailServer = await startMailServer(port);
  const env = { DATABASE_URL: database.url, SMTP_URL: `smtp://127.0.0.1:${port}` };
  const services = await Promise.all([1, 2, 3].map(() => startStubServer(env, leaseMs)));
  const loads = services.map(({ origin }) => sendLoad(origin, 3, `Of ${origin}`));
  return { mailServer, services, loads };
}

const references = (mails: string[]) =>
  mails.map((mail) => /^Message-ID: <(\S{9})-laboratory-1@/im.exec(mail)![1]!);

test("one of three processes is killed under load: nothing is lost, and no mail has a second Message-ID", async () => {
  const { mailServer, services, loads } = await startThree();
  const [first, ...others] = services;
  await until("all under load", () => loads.every(({ kept }) => kept.length >= 10));
  await first!.kill();
  const before = keptBy(loads.slice(1)).length;
  await until("the others go on", () => keptBy(loads.slice(1)).length >= before + 20);
  await Promise.all(loads.map((load) => load.stop()));
  expect(new Set(loads.flatMap(({ statuses }) => statuses))).toEqual(new Set([201]));

  const store = await openTestStore(openPostgres(database.url));
  const found = new Set((await store.list(Date.now(), "listed")).map(({ id }) => id));
  expect(keptBy(loads).filter((id) => !found.has(id))).toEqual([]);
  await until("all mailed", async () => (await store.stats(Date.now())).waiting === 0, 30_000);
  // Every mail's Message-ID is made of the reference and the recipient; a repeated one keeps it.
  expect(new Set(references(mailServer.received))).toEqual(found);
  for (const service of others) expect(await service.stop()).toBe(0);
  await store.close();
  await mailServer.close();
}, 60_000);

test("the database restarts under three processes: each refuses meanwhile, goes on, and nothing is lost", async () => {
  const { mailServer, services, loads } = await startThree();
  await until("all under load", () => loads.every(({ kept }) => kept.length >= 5));
  await database.stop();
  await until("all refuse", () => loads.every(({ statuses }) => statuses.includes(503)));
  await database.start();
  const before = loads.map(({ kept }) => kept.length);
  await until("all go on", () =>
    loads.every(({ kept }, index) => kept.length >= before[index]! + 5),
  );
  await Promise.all(loads.map((load) => load.stop()));
  expect(new Set(loads.flatMap(({ statuses }) => statuses))).toEqual(new Set([201, 503]));

  const store = await openTestStore(openPostgres(database.url));
  const found = new Set((await store.list(Date.now(), "listed")).map(({ id }) => id));
  expect(keptBy(loads).filter((id) => !found.has(id))).toEqual([]);
  for (const service of services) expect(await service.stop()).toBe(0);
  await store.close();
  await mailServer.close();
}, 60_000);
