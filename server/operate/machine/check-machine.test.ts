import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { createServer as createTlsServer } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { dayMs } from "#content/time.ts";
import type { Database } from "../../enquiries/store/enquiry-store.ts";
import { readConfig } from "../../config.ts";
import { startDnsServer } from "../../testing/dns-server.ts";
import { listen } from "../../testing/sockets.ts";
import { reply, startMailServer } from "../../testing/mail-server.ts";
import { openSchemas } from "../../testing/postgres-schemas.ts";
import { builtFor, temporaryFolder } from "../../testing/temporary-folder.ts";
import { openTestStore } from "../../testing/test-store.ts";
import { checkSender } from "./check-sender.ts";
import { checkMachine, type MachineOptions } from "./check-machine.ts";

async function examine(env: NodeJS.ProcessEnv = {}, options: Partial<MachineOptions> = {}) {
  const findings = await checkMachine({
    env: { PORT: "0", DATA_DIR: temporaryFolder(), ...env },
    buildFolder: temporaryFolder(),
    now: Date.now(),
    sendTestMail: false,
    startMs: 0,
    dnsServer: "127.0.0.1:1",
    ...options,
  });
  return Object.fromEntries(
    findings.map(({ check, isGood, found }) => [check, `${isGood ? "ok" : "bad"}: ${found}`]),
  );
}

async function prepare(database: Database, ...statements: string[]) {
  const { engine, close } = openTestStore(database);
  await engine.transact(async (run) => {
    for (const statement of statements) await run(statement);
  });
  await close();
}

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
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  const { Database } = await examine({ DATA_DIR: file });
  expect(Database).toMatch(/^bad: .*file\/enquiries\.db cannot be read \(ENOTDIR\)/);
  expect(await examine(await newSqliteWith())).toMatchObject({
    Database: expect.stringMatching(/^ok: sqlite, (\d) of \1 migrations applied/),
    "Last backup": "bad: never",
    "Mail failed": "ok: none",
    Integrity: "ok: the database is intact",
  });
  const newer = await newSqliteWith("insert into migrations (number, done_at) values (99, 0)");
  expect((await examine(newer)).Database).toMatch(/^bad: is newer/);
  const empty = temporaryFolder();
  writeFileSync(join(empty, "enquiries.db"), "");
  expect((await examine({ DATA_DIR: empty })).Database).toMatch(/^bad: 0 of/);
  const damaged = temporaryFolder();
  writeFileSync(join(damaged, "enquiries.db"), "this is not a database ".repeat(500));
  expect((await examine({ DATA_DIR: damaged })).Database).toMatch(/^bad: cannot be read/);
});

const unreadable = ["migrations rename column number to other", "clock rename to other"];

test.each(unreadable)("a failed read is reported as such: %s", async (alteration) => {
  const findings = await examine(await newSqliteWith(`alter table ${alteration}`));
  expect(findings.Database).toMatch(/^bad: cannot be read \(ERR_SQLITE_ERROR/);
  expect(findings).not.toHaveProperty("Integrity");
});

test("a service that is stopped or refuses enquiries is bad", async () => {
  let status = 200;
  const service = createServer((_request, response) => response.writeHead(status).end());
  const found = async () => (await examine({ PORT: String(port) })).Service;
  const port = await listen(service);
  expect(await found()).toMatch(/^ok: runs/);
  status = 503;
  expect(await found()).toMatch(/^bad: refuses enquiries/);
  service.close();
  expect(await found()).toMatch(/^bad: does not respond/);
  const restarted = examine({ PORT: String(port) }, { startMs: 20_000 });
  status = 200;
  service.listen(port, "127.0.0.1");
  expect((await restarted).Service).toMatch(/^ok/);
  service.close();
});

test("nginx that is stopped, or whose certificate ends soon, is bad", async () => {
  const buildFolder = builtFor("https://lab.org.in");
  const files = ["-keyout", join(buildFolder, "key"), "-out", join(buildFolder, "certificate")];
  const args = "req -x509 -newkey rsa:2048 -nodes -days 20 -subj /CN=lab.org.in".split(" ");
  execFileSync("openssl", [...args, ...files], { stdio: "ignore" });
  const [key, cert] = [files[1]!, files[3]!].map((file) => readFileSync(file));
  const nginx = createTlsServer({ key, cert });
  const tlsPort = await listen(nginx);
  const found = async (now = Date.now()) =>
    (await examine({}, { buildFolder, tlsPort, now })).nginx;
  expect(await found()).toMatch(/^ok: runs; its certificate ends .*, in (19|20) days/);
  expect(await found(Date.now() + 7 * dayMs)).toMatch(/^bad: .*, in 13 days/);
  expect(await found(Date.now() + 21 * dayMs)).toMatch(/^bad: .*browsers refuse it/);
  nginx.close();
  expect(await found()).toMatch(/^bad: does not respond/);
});

test("PostgreSQL: migrations and failed reads; one that is down is bad", async () => {
  const schemas = await openSchemas();
  onTestFinished(schemas.close);
  const url = await schemas.fresh();
  expect((await examine({ DATABASE_URL: url })).Database).toMatch(/^bad: 0 of/);
  await prepare({ kind: "postgres", url });
  expect((await examine({ DATABASE_URL: url })).Database).toMatch(/^ok: postgres/);
  await prepare({ kind: "postgres", url }, `alter table ${unreadable[0]}`);
  expect((await examine({ DATABASE_URL: url })).Database).toMatch(/^bad: cannot be read \(42703\)/);
  const nobody = "postgres://postgres@127.0.0.1:1/postgres";
  expect((await examine({ DATABASE_URL: nobody })).Database).toMatch(/^bad: .*ECONNREFUSED/);
});

test("mail: a real handshake, and a mail on request only", async () => {
  expect((await examine()).Mail).toMatch(/^bad: is written/);
  expect((await examine({ SMTP_URL: "smtp://127.0.0.1:1" })).Mail).toMatch(/^bad: .*ECONNREFUSED/);
  const server = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("old") ? reply(550) : undefined),
  });
  const env = { SMTP_URL: `smtp://127.0.0.1:${server.port}` };
  expect((await examine(env)).Mail).toMatch(/^ok/);
  expect(server.received).toEqual([]);
  expect((await examine(env, { sendTestMail: true }))["Test mail"]).toMatch(/^ok/);
  expect(server.received[0]).toContain("Subject: Test mail");
  const two = { ...env, MAIL_TO: "a@lab.in,old@lab.in" };
  expect((await examine(two, { sendTestMail: true }))["Test mail"]).toBe(
    "bad: rejected for old@lab.in (ERECIPIENT 550)",
  );
});

test("the sender's domain: what its DNS lacks, and the record to add", async () => {
  const dns = await startDnsServer({
    "bad.example": [["v=spf1 mx"], ["v=spf1 a"]],
    "mail1._domainkey.bad.example": [["v=DKIM1; p="]],
  });
  onTestFinished(dns.close);
  const found = async (MAIL_FROM: string, dnsServer = dns.address) => {
    const config = readConfig({ MAIL_FROM, DKIM_SELECTOR: "mail1" });
    return (await checkSender(config, dnsServer)).map((one) => `${one.found}: ${one.todo}`);
  };
  const [spf, dkim, dmarc] = await found("desk@bad.example");
  expect(spf).toBe("bad.example has several, so none counts: leave one");
  expect(dkim).toMatch(/: add to its DNS: mail1._domainkey.bad.example TXT "v=DKIM1; .+"$/);
  expect(dmarc).toMatch(/: add .+ TXT "v=DMARC1; p=none; rua=mailto:desk@bad.example"$/);
  const [missing] = await found("desk@other.example");
  expect(missing).toMatch(/^other.example does not .+ TXT "v=spf1 .+ ~all"$/);
  const [unknown] = await found("desk@other.example", "127.0.0.1:1");
  expect(unknown).toMatch(/looked up \(ECONNREFUSED\)/);
});
