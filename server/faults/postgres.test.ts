import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, afterEach, expect, test } from "vitest";
import { anEnquiry, complete } from "../testing/enquiries.ts";
import { expectComplete, startLoaded } from "../testing/load.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { startPostgres } from "../testing/postgres-server.ts";
import { areMailed, startStubServer } from "../testing/start-server.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { startApp } from "../testing/test-app.ts";
import { openTestStore, type TestStore } from "../testing/test-store.ts";
import { until } from "../testing/until.ts";

const server = await startPostgres();
afterAll(server.remove);
const database = { kind: "postgres", url: server.url } as const;
const env = { DATABASE_URL: server.url };
// No test sends the mail that another left.
afterEach(async () => {
  const { engine, close } = openTestStore(database);
  await engine.transact(async (run) => {
    for (const table of ["outbox", "enquiries"]) await run(`delete from ${table}`);
  });
  await close();
});

async function setReadOnly(value: "on" | "off") {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`alter system set default_transaction_read_only = ${value}`);
  await client.query("select pg_reload_conf()");
  await client.end();
}

type Loaded = Awaited<ReturnType<typeof startLoaded>>;

const underLoad = ({ loads }: Loaded) =>
  until("all under load", () => loads.every(({ accepted }) => accepted.length >= 10));

const refusing = ({ loads }: Loaded) =>
  until("all refuse", () => loads.every(({ statuses }) => statuses.includes(503)));

function goingOn({ loads }: Loaded, running = loads) {
  const before = running.map(({ accepted }) => accepted.length);
  return until("all go on", () =>
    running.every(({ accepted }, index) => accepted.length >= before[index]! + 10),
  );
}

test("PostgreSQL stopped and started under load: 503 meanwhile, and no accepted enquiry is lost", async () => {
  const folder = temporaryFolder();
  const running = await startLoaded({
    processes: 2,
    env: { ...env, DATA_DIR: folder },
    clients: 3,
    leaseMs: 500,
  });
  await underLoad(running);
  await server.stop();
  await refusing(running);
  await server.start();
  await goingOn(running);
  await running.stopLoad();
  expect(running.statuses()).toEqual(new Set([201, 503]));
  await expectComplete(database, running.accepted());
  await until("all mailed", () => areMailed(folder, running.accepted()));
  expect(await running.stop()).toEqual([0, 0]);
}, 120_000);

test("PostgreSQL is down at the start, then read-only: pages are served, and no accepted enquiry is lost", async () => {
  await server.stop();
  const running = await startLoaded({ processes: 1, env, clients: 2 });
  const [service] = running.services;
  expect((await fetch(`${service!.origin}/healthz`)).status).toBe(200);
  await refusing(running);
  expect(service!.log()).toContain("the database cannot be used");
  await server.start();
  await goingOn(running);

  running.loads[0]!.statuses.length = 0;
  await setReadOnly("on");
  await refusing(running);
  await setReadOnly("off");
  await goingOn(running);
  await running.stopLoad();
  expect(running.statuses()).toEqual(new Set([201, 503]));
  await expectComplete(database, running.accepted());
  expect(await running.stop()).toEqual([0]);
}, 120_000);

const references = (mails: string[]) =>
  mails.map((mail) => /^Message-ID: <(\S{9})-laboratory-1@/im.exec(mail)![1]!);

test("one of three processes is killed under load: nothing is lost, and no mail has a second Message-ID", async () => {
  const mailServer = await startMailServer();
  const running = await startLoaded({
    processes: 3,
    env: { ...env, SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` },
    clients: 2,
    leaseMs: 1500,
  });
  const { services, loads } = running;
  await underLoad(running);
  await services[0]!.kill();
  await goingOn(running, loads.slice(1));
  await running.stopLoad();
  expect(running.statuses()).toEqual(new Set([201]));

  await expectComplete(database, running.accepted());
  const store = openTestStore(database);
  await until("all mailed", async () => (await store.stats()).waiting === 0, 30_000);
  // Every mail's Message-ID consists of the reference and the recipient; a repeated one has the same.
  const mailed = new Set(references(mailServer.received));
  expect(running.accepted().filter((id) => !mailed.has(id))).toEqual([]);
  for (const service of services.slice(1)) expect(await service.stop()).toBe(0);
  await store.close();
}, 120_000);

/** Receives so many, and returns their references. */
async function receiveMany(store: TestStore, count: number): Promise<string[]> {
  const enquiries = Array.from({ length: count }, () => anEnquiry({ receivedAt: Date.now() }));
  await Promise.all(enquiries.map((enquiry) => store.receive(enquiry)));
  return enquiries.map(({ id }) => id);
}

const urlWith = (change: object) => Object.assign(new URL(server.url), change).href;
const reader = `${server.url}&options=-c role=pg_read_all_data`;

test.each([
  ["28000", urlWith({ username: "nobody" })],
  ["3D000", urlWith({ pathname: "nowhere" })],
  ["42501", reader],
  ["42P01", server.url],
])(
  "PostgreSQL refuses with %s: 503, the typed text, not ready, one line each in the log",
  async (code, url) => {
    const owner = openTestStore(database);
    await owner.ready();
    await owner.engine.transact((run) => run("alter table addresses rename to gone"));
    const store = openTestStore({ kind: "postgres", url });
    const { app, post, postForm, log } = await startApp({ store }, { rateLimit: 5 });
    for (const refused of [await post(complete), await postForm(complete)])
      expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "30"]);
    expect((await postForm(complete)).body).toContain(`value="${complete.email}"`);
    expect((await app.inject("/readyz")).statusCode).toBe(503);
    await pause(1001);
    expect((await app.inject("/readyz")).statusCode).toBe(503);
    expect(log().match(/(?<="errorCode":")\w+/g)).toEqual([code, code]);
    await owner.engine.transact((run) => run("alter table gone rename to addresses"));
    await Promise.all([owner.close(), store.close()]);
  },
);

test("a process whose clock is ahead sends nothing that another is sending, and purges by the clock of the database", async () => {
  const store = openTestStore(database);
  const mailServer = await startMailServer({ onDataDelayMs: 400 });
  const smtp = { ...env, SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` };
  const ahead = "--import=data:text/javascript,const{now}=Date;Date.now=()=>now()+90000";
  await store.setLastTime("purge", 0);
  const services = [await startStubServer({ ...smtp, NODE_OPTIONS: ahead })];
  await until("purged", async () => (await store.lastTime("purge")) > 0);
  expect(await store.lastTime("purge")).toBeLessThanOrEqual(Date.now());
  services.push(await startStubServer(smtp));
  const received = await receiveMany(store, 60);
  await until("all sent", async () => (await store.stats()).waiting === 0);
  expect(references(mailServer.received).toSorted()).toEqual(received.toSorted());
  for (const service of services) expect(await service.stop()).toBe(0);
  await store.close();
}, 60_000);
