import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Database } from "../../enquiries/store/store.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { openSchemas } from "../../testing/postgres-schemas.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { openTestStore } from "../../testing/test-store.ts";
import { checkMachine, type MachineOptions } from "./check-machine.ts";

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

/** Each finding as text that begins with its state, by check. */
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

/** Creates the tables and runs these statements. */
async function prepare(database: Database, ...statements: string[]) {
  const { engine, close } = openTestStore(database);
  await engine.transact(async (run) => {
    for (const statement of statements) await run(statement);
  });
  await close();
}

/** The environment of a new SQLite database on which these statements were run. */
async function newSqliteWith(...statements: string[]) {
  const folder = temporaryFolder();
  await prepare({ kind: "sqlite", file: join(folder, "enquiries.db") }, ...statements);
  return { DATA_DIR: folder };
}

test("a setting that stops the start is the one finding", async () => {
  expect(await examine({ PORT: "eighty" })).toEqual({
    Settings: expect.stringMatching(/^bad: PORT is "eighty"/),
  });
});

test("SQLite: applied migrations are counted, newer and damaged databases are bad", async () => {
  expect((await examine()).Database).toMatch(/^bad: .* does not exist/);
  expect(await examine(await newSqliteWith())).toMatchObject({
    Database: expect.stringMatching(/^ok: sqlite, (\d) of \1 migrations applied/),
    Clock: expect.stringMatching(/^ok/),
    "Last backup": "bad: never",
    "Mail failed": "ok: none",
    Integrity: "ok: the database is intact",
  });
  const newer = await newSqliteWith("insert into migrations (number, done_at) values (99, 0)");
  expect((await examine(newer)).Database).toMatch(/^bad: is newer/);
  const empty = temporaryFolder();
  writeFileSync(join(empty, "enquiries.db"), "");
  expect((await examine({ DATA_DIR: empty })).Database).toMatch(/^warn: 0 of/);
  const damaged = temporaryFolder();
  writeFileSync(join(damaged, "enquiries.db"), "this is not a database ".repeat(500));
  expect((await examine({ DATA_DIR: damaged })).Database).toMatch(/^bad: cannot be read/);
});

const unreadable = ["migrations rename column number to other", "clock rename to other"];

test.each(unreadable)("a failed read is reported as such: %s", async (alteration) => {
  const findings = await examine(await newSqliteWith(`alter table ${alteration}`));
  expect(findings.Database).toMatch(/^bad: cannot be read \(ERR_SQLITE_ERROR/);
  expect(findings).not.toHaveProperty("Clock");
});

test("a clock that jumped since the service saw it last is bad", async () => {
  const seen = `insert into clock (name, at) values ('seen', ${Date.UTC(2020, 0)})`;
  expect((await examine(await newSqliteWith(seen))).Clock).toMatch(/^bad: \d+ days after/);
});

test("PostgreSQL: migrations, durability and failed reads; one that is down is bad", async () => {
  const schemas = await openSchemas();
  ends.push(schemas.close);
  const url = await schemas.fresh();
  expect((await examine({ DATABASE_URL: url })).Database).toMatch(/^warn: 0 of/);
  await prepare({ kind: "postgres", url });
  expect(await examine({ DATABASE_URL: url })).toMatchObject({
    Database: expect.stringMatching(/^ok: postgres/),
    Durability: expect.stringMatching(/^ok/),
  });
  const careless = new URL(url);
  const options = `${careless.searchParams.get("options")} -c synchronous_commit=off`;
  careless.searchParams.set("options", options);
  expect((await examine({ DATABASE_URL: careless.href })).Durability).toMatch(/^bad/);
  await prepare({ kind: "postgres", url }, `alter table ${unreadable[0]}`);
  expect((await examine({ DATABASE_URL: url })).Database).toMatch(/^bad: cannot be read \(42703\)/);
  const nobody = "postgres://postgres@127.0.0.1:1/postgres";
  expect((await examine({ DATABASE_URL: nobody })).Database).toMatch(/^bad: .*ECONNREFUSED/);
});

test("mail: a real handshake, and a mail on request only", async () => {
  expect((await examine()).Mail).toMatch(/^bad: is written/);
  expect((await examine({ SMTP_URL: "smtp://127.0.0.1:1" })).Mail).toMatch(/^bad: .*ECONNREFUSED/);
  const server = await startMailServer();
  ends.push(server.close);
  const env = { SMTP_URL: `smtp://127.0.0.1:${server.port}` };
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
  const manifest = {
    siteOrigin: origin,
    entries: [],
    redirects: {},
    notFound: {},
    noScriptPages: {},
  };
  writeFileSync(join(buildFolder, "site.json"), JSON.stringify(manifest));
  expect((await examine({}, { buildFolder })).SITE_ORIGIN).toMatch(expected);
  expect((await examine()).Site).toMatch(/^bad: there is no built site/);
});
