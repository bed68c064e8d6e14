import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openPostgres } from "../../enquiries/postgres.ts";
import { openSqlite } from "../../enquiries/sqlite.ts";
import { freePort } from "../../testing/free-port.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { openSchemas } from "../../testing/postgres-schemas.ts";
import { startStubServer } from "../../testing/start-server.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { openTestStore } from "../../testing/test-store.ts";
import { checkMachine, type MachineOptions } from "./check-machine.ts";

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

/** The findings, each as its state and words, by what was checked. */
async function examine(env: NodeJS.ProcessEnv = {}, options: Partial<MachineOptions> = {}) {
  const findings = await checkMachine({
    env: { PORT: "0", DATA_DIR: temporaryFolder(), ...env },
    buildFolder: temporaryFolder(),
    now: Date.now(),
    url: undefined,
    sendTestMail: false,
    ...options,
  });
  for (const { state, todo } of findings) expect(Boolean(todo)).toBe(state !== "ok");
  return Object.fromEntries(
    findings.map(({ check, state, found }) => [check, `${state}: ${found}`]),
  );
}

test("a setting that stops the start is the one finding", async () => {
  expect(await examine({ PORT: "eighty" })).toEqual({
    Settings: expect.stringMatching(/^bad: PORT is "eighty"/),
  });
});

test("a port is free, ours, or taken by another program", async () => {
  expect((await examine()).Port).toMatch(/^ok: .*free/);
  const service = await startStubServer({});
  ends.push(service.stop);
  expect((await examine({ PORT: new URL(service.origin).port })).Port).toMatch(/^ok: the service/);
  const port = await freePort();
  const other = createServer((_request, response) => response.end()).listen(port, "127.0.0.1");
  ends.push(() => other.close());
  expect((await examine({ PORT: String(port) })).Port).toMatch(/^bad: .*EADDRINUSE/);
});

test("a data folder that others can read is named", async () => {
  const folder = temporaryFolder();
  expect((await examine({ DATA_DIR: folder }))["Data folder"]).toMatch(/^ok/);
  chmodSync(folder, 0o755);
  expect((await examine({ DATA_DIR: folder }))["Data folder"]).toMatch(/^warn/);
});

test("SQLite: applied migrations are counted, newer and damaged databases are bad", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "enquiries.db");
  const store = await openTestStore(openSqlite(file));
  expect(await examine({ DATA_DIR: folder })).toMatchObject({
    Database: expect.stringMatching(/^ok: SQLite 3/),
    Migrations: expect.stringMatching(/^ok/),
    Clock: expect.stringMatching(/^ok/),
  });
  await store.engine.transact((run) => run("insert into migrations values (999, 0)"));
  expect((await examine({ DATA_DIR: folder })).Migrations).toMatch(/^bad: .*newer/);
  await store.close();
  const damaged = temporaryFolder();
  writeFileSync(join(damaged, "enquiries.db"), "this is no database ".repeat(500));
  expect((await examine({ DATA_DIR: damaged })).Database).toMatch(/^bad: cannot be read/);
});

test("a clock that jumped since the service saw it last is bad", async () => {
  const folder = temporaryFolder();
  const store = await openTestStore(openSqlite(join(folder, "enquiries.db")));
  await store.purge(0, Date.UTC(2020, 0));
  await store.close();
  expect((await examine({ DATA_DIR: folder })).Clock).toMatch(/^bad: \d+ days after/);
});

test("PostgreSQL: version, migrations and durability; one that is down is bad", async () => {
  const schemas = await openSchemas();
  ends.push(schemas.close);
  const url = await schemas.fresh();
  expect((await examine({ DATABASE_URL: url })).Migrations).toMatch(/^warn: .*missing/);
  await (await openTestStore(openPostgres(url))).close();
  expect(await examine({ DATABASE_URL: url })).toMatchObject({
    Database: expect.stringMatching(/^ok: PostgreSQL \d/),
    Durability: expect.stringMatching(/^ok/),
    Migrations: expect.stringMatching(/^ok/),
  });
  const careless = new URL(url);
  const options = `${careless.searchParams.get("options")} -c synchronous_commit=off`;
  careless.searchParams.set("options", options);
  expect((await examine({ DATABASE_URL: careless.href })).Durability).toMatch(/^bad/);
  const nobody = `postgres://postgres@127.0.0.1:${await freePort()}/postgres`;
  expect((await examine({ DATABASE_URL: nobody })).Database).toMatch(/^bad: .*ECONNREFUSED/);
});

test("mail: a real handshake, and a mail on request only", async () => {
  expect((await examine()).Mail).toMatch(/^warn: is written/);
  const port = await freePort();
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}` };
  expect((await examine(env)).Mail).toMatch(/^bad: .*ECONNREFUSED/);
  const server = await startMailServer(port);
  ends.push(server.close);
  expect((await examine(env)).Mail).toMatch(/^ok/);
  expect(server.received).toEqual([]);
  expect((await examine(env, { sendTestMail: true }))["Test mail"]).toMatch(/^ok/);
  expect(server.received[0]).toContain("Subject: Test mail");
});

test.each([
  ["http://localhost:3000", /^bad/],
  ["https://laboratory.example", /^bad/],
  ["http://lab.org.in", /^warn/],
  ["https://lab.org.in", /^ok/],
])("a site built for %s", async (origin, expected) => {
  const buildFolder = temporaryFolder();
  mkdirSync(join(buildFolder, "client"));
  writeFileSync(join(buildFolder, "site.json"), "{}");
  writeFileSync(join(buildFolder, "client/robots.txt"), `Sitemap: ${origin}/sitemap.xml\n`);
  expect((await examine({}, { buildFolder })).SITE_ORIGIN).toMatch(expected);
  expect((await examine()).Site).toMatch(/^bad: there is no built site/);
});
