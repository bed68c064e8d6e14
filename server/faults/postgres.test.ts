import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "../enquiries/postgres.ts";
import { verifyStore } from "../operate/verify.ts";
import { anEnquiry, noon } from "../testing/enquiries.ts";
import { freePort } from "../testing/free-port.ts";
import { startHangingServer } from "../testing/hanging-server.ts";
import { sendLoad } from "../testing/load.ts";
import { mailsIn } from "../testing/mails.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";
import { startStubServer } from "../testing/start-server.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openTestStore } from "../testing/test-store.ts";
import { until } from "../testing/until.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.remove());

test("PostgreSQL stopped and started under load: 503 meanwhile, and no kept enquiry is lost", async () => {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder, DATABASE_URL: server.url };
  const service = await startStubServer(env, 500);
  const load = sendLoad(service.origin, 8);
  await until("under load", () => load.kept.length >= 50);
  await server.stop();
  await until("refused meanwhile", () => load.statuses.includes(503));
  await server.start();
  const before = load.kept.length;
  await until("kept again", () => load.kept.length >= before + 50);
  await load.stop();
  expect(new Set(load.statuses)).toEqual(new Set([201, 503]));

  const store = await openTestStore(openPostgres(server.url));
  const found = new Set((await store.list(0, "listed")).map(({ id }) => id));
  expect(load.kept.filter((id) => !found.has(id))).toEqual([]);
  expect((await verifyStore(store.engine)).problems).toEqual([]);
  await until("all mailed", () => mailsIn(folder).length === found.size, 30_000);
  await store.close();
  expect(await service.stop()).toBe(0);
}, 60_000);

test("PostgreSQL is down at the start: the service is up without it, and connects when it is back", async () => {
  await server.stop();
  const service = await startStubServer({ DATABASE_URL: server.url });
  expect((await fetch(`${service.origin}/healthz`)).status).toBe(200);
  const load = sendLoad(service.origin, 1);
  await until("refused meanwhile", () => load.statuses.includes(503));
  await server.start();
  await until("kept", () => load.kept.length > 0);
  await load.stop();
  expect(await service.stop()).toBe(0);
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
