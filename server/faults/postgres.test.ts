import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "../enquiries/postgres.ts";
import { anEnquiry, noon } from "../testing/enquiries.ts";
import { expectComplete } from "../testing/expect-complete.ts";
import { freePort } from "../testing/free-port.ts";
import { startHangingServer } from "../testing/hanging-server.ts";
import { mailsIn } from "../testing/mails.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";
import { startLoaded } from "../testing/start-loaded.ts";
import { startStubServer } from "../testing/start-server.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openTestStore } from "../testing/test-store.ts";
import { until } from "../testing/until.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.remove());

/** For every connection, also those that are open. */
async function setReadOnly(value: "on" | "off") {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`alter system set default_transaction_read_only = ${value}`);
  await client.query("select pg_reload_conf()");
  await client.end();
}

function mailed(folder: string, references: string[]): boolean {
  const sent = new Set(mailsIn(folder).map((name) => name.slice(0, 9)));
  return references.every((reference) => sent.has(reference));
}

describe.each([1, 3])("processes: %i", (processes) => {
  test("PostgreSQL stopped and started under load: 503 meanwhile, and no kept enquiry is lost", async () => {
    const folder = temporaryFolder();
    const env = { DATA_DIR: folder, DATABASE_URL: server.url };
    const running = await startLoaded({ processes, env, clients: 6 / processes, leaseMs: 500 });
    const { loads } = running;
    await until("all under load", () => loads.every(({ kept }) => kept.length >= 20));
    await server.stop();
    await until("all refuse", () => loads.every(({ statuses }) => statuses.includes(503)));
    await server.start();
    const before = loads.map(({ kept }) => kept.length);
    await until("all go on", () =>
      loads.every(({ kept }, index) => kept.length >= before[index]! + 20),
    );
    await running.stopLoad();
    expect(running.statuses()).toEqual(new Set([201, 503]));

    await expectComplete({ kind: "postgres", url: server.url }, running.kept());
    await until("all mailed", () => mailed(folder, running.kept()), 30_000);
    expect(new Set(await running.stop())).toEqual(new Set([0]));
  }, 60_000);

  test("PostgreSQL is down at the start: the service is up without it, and connects when it is back", async () => {
    await server.stop();
    const env = { DATABASE_URL: server.url };
    const running = await startLoaded({ processes, env, clients: 1 });
    for (const { origin } of running.services)
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const { loads } = running;
    await until("all refuse", () => loads.every(({ statuses }) => statuses.includes(503)));
    await server.start();
    await until("all keep", () => loads.every(({ kept }) => kept.length > 0));
    await running.stopLoad();
    await expectComplete({ kind: "postgres", url: server.url }, running.kept());
    expect(new Set(await running.stop())).toEqual(new Set([0]));
  }, 60_000);
});

test("PostgreSQL is read-only, as after a failover: 503 meanwhile, and no kept enquiry is lost", async () => {
  const running = await startLoaded({
    processes: 3,
    env: { DATABASE_URL: server.url },
    clients: 1,
  });
  const { loads } = running;
  await until("all under load", () => loads.every(({ kept }) => kept.length >= 5));
  await setReadOnly("on");
  await until("all refuse", () => loads.every(({ statuses }) => statuses.includes(503)));
  const before = loads.map(({ kept }) => kept.length);
  await setReadOnly("off");
  await until("all go on", () =>
    loads.every(({ kept }, index) => kept.length >= before[index]! + 5),
  );
  await running.stopLoad();
  expect(running.statuses()).toEqual(new Set([201, 503]));
  await expectComplete({ kind: "postgres", url: server.url }, running.kept());
  expect(new Set(await running.stop())).toEqual(new Set([0]));
}, 60_000);

test("two processes share the mail; mail leased by a killed process is sent by the other", async () => {
  const store = await openTestStore(openPostgres(server.url));
  const port = await freePort();
  const mailServer = await startHangingServer(port);
  const leaseMs = 1500;
  const doomed = await startStubServer(
    { DATABASE_URL: server.url, SMTP_URL: `smtp://127.0.0.1:${port}` },
    leaseMs,
  );
  const enquiries = Array.from({ length: 20 }, () => anEnquiry({ receivedAt: Date.now() }));
  await Promise.all(enquiries.map((enquiry) => store.receive(enquiry)));
  await until("some mail is being sent", () => mailServer.connections() > 0);
  await doomed.kill();

  const folder = temporaryFolder();
  const other = await startStubServer({ DATA_DIR: folder, DATABASE_URL: server.url }, leaseMs);
  await until("all sent", async () => (await store.stats(noon)).waiting === 0, 20_000);
  const sent = mailsIn(folder).map((name) => name.slice(0, enquiries[0]!.id.length));
  // Mail that an earlier test left waiting in this database is sent too; none is sent twice.
  const own = new Set(enquiries.map(({ id }) => id));
  expect(sent.filter((id) => own.has(id)).toSorted()).toEqual([...own].toSorted());
  expect(new Set(sent).size).toBe(sent.length);
  expect(await other.stop()).toBe(0);
  await store.close();
  await mailServer.close();
}, 60_000);
