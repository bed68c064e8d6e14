import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import type { ListedEnquiry } from "../enquiries/store/records.ts";
import { type Database, newMail } from "../enquiries/store/enquiry-store.ts";
import { commandContext, runCommand } from "../testing/command-context.ts";
import { anEnquiry, noon } from "../testing/enquiries.ts";
import { expectComplete, sendLoad } from "../testing/load.ts";
import { openSchemas } from "../testing/postgres-schemas.ts";
import { startStubServer } from "../testing/start-server.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { newSqlite, openTestStore } from "../testing/test-store.ts";
import { until } from "../testing/until.ts";
import { backup, countInBackup } from "./backup.ts";
import { UsageError } from "./command.ts";

const schemas = await openSchemas();
afterAll(schemas.close);

function open(database: Database = newSqlite()) {
  const store = openTestStore(database);
  onTestFinished(store.close);
  return { store, context: commandContext(store, { database }) };
}

const newFile = () => join(temporaryFolder(), "enquiries.db");

test("a backup under load is a database with everything that was answered before it began", async () => {
  const folder = temporaryFolder();
  const service = await startStubServer({ DATA_DIR: folder });
  const load = sendLoad(service.origin, 8);
  await until("under load", () => load.accepted.length >= 100);
  const answered = [...load.accepted];
  const { context } = open({ kind: "sqlite", file: join(folder, "enquiries.db") });
  const file = newFile();
  await runCommand(context, "backup", file);
  const during = load.accepted.length;
  await until("goes on", () => load.accepted.length > during);
  await load.stop();
  expect(await service.stop()).toBe(0);
  expect(new Set(load.statuses)).toEqual(new Set([201]));

  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expectComplete({ kind: "sqlite", file }, answered);
});

test("a backup overwrites no file, and needs a database", async () => {
  const { store, context } = open();
  await store.receive(anEnquiry());
  const file = newFile();
  expect(await runCommand(context, "backup", file)).toContain(file);
  const later = { ...context, now: () => noon + 1 };
  await expect(runCommand(later, "backup", file)).rejects.toThrow(/cannot be used \(EEXIST/);
  expect(await runCommand(later, "summary")).toMatch(/^ +Last backup +0 min ago$/m);
  expect(await openAndCount({ kind: "sqlite", file })).toBe(1);
  await expect(runCommand(open().context, "backup", newFile())).rejects.toThrow(
    /There is no database/,
  );
});

const openAndCount = async (database: Database) => (await open(database).store.stats()).enquiries;

function standIn(program: string, script: string) {
  const bin = temporaryFolder();
  writeFileSync(join(bin, program), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("PATH", `${bin}:${process.env.PATH}`);
  return bin;
}

test("a backup into a folder is named by its time, and the summary knows its age", async () => {
  const { store, context } = open();
  await store.receive(anEnquiry());
  const folder = temporaryFolder();
  await runCommand(context, "backup", folder);
  expect(readdirSync(folder)).toEqual(["enquiries-2026-11-16T06-30-00-000Z.db"]);
  expect(await runCommand(context, "summary")).toMatch(/^ +Last backup +0 min ago$/m);
  expect(await store.auditLog()).toMatchObject([{ action: "backed up", enquiries: 1 }, {}]);
  const hour = 60 * 60_000;
  const later = (hours: number) => ({ ...context, now: () => noon + hours * hour });
  await expect(runCommand(later(20), "backup", "/nowhere/x")).rejects.toThrow(/ENOENT/);
  expect(await runCommand(later(21), "summary")).toMatch(
    /^! +Last backup +21 h ago, and one failed 60 min ago/m,
  );
  await runCommand(later(22), "backup", folder);
  expect(await runCommand(later(48), "summary")).toMatch(/^ +Last backup +26 h ago$/m);
  expect(await runCommand(later(48.1), "summary")).toMatch(/^! +Last backup/m);
});

test("each backup goes elsewhere too, where it can be checked, and the summary knows the age of the newest", async () => {
  const { store, context } = open();
  await store.receive(anEnquiry());
  const folder = temporaryFolder();
  expect(await runCommand(context, "summary")).toMatch(
    /^! +Copy elsewhere +none: set BACKUP_COPY/m,
  );
  const bin = standIn(
    "rsync",
    '[ -e "$0.on" ] || { echo "no route" >&2; exit 255; }; cp "$4" "$5"',
  );
  const notify = vi.fn<(sentence: string) => void>();
  const at = (hours: number) => ({
    ...context,
    backupCopy: bin,
    notify,
    now: () => noon + hours * 60 * 60_000,
  });
  await runCommand(at(0), "backup", folder);
  expect(notify.mock.calls).toEqual([[`There is no copy at ${bin}: no route`]]);
  expect(await runCommand(at(1), "summary")).toMatch(
    /^! +Copy elsewhere +never, and one failed 60 min ago/m,
  );
  writeFileSync(join(bin, "rsync.on"), "");
  await runCommand(at(2), "backup", folder);
  expect(await runCommand(at(3), "summary")).toMatch(/^ +Copy elsewhere +60 min ago$/m);
  expect(await runCommand(at(29), "summary")).toMatch(/^! +Copy elsewhere +27 h ago/m);

  const check = (name: string) => runCommand(context, "backup", "--check", join(bin, name));
  expect(await check("enquiries-2026-11-16T08-30-00-000Z.db")).toMatch(/restored; enquiries: 1$/);
  await expect(check("rsync")).rejects.toThrow(/rsync cannot be restored: file is not a database/);
  await expect(check("none")).rejects.toThrow(/none cannot be restored: ENOENT/);
  standIn("pg_restore", "printf 'set;\\nCOPY enquiries (id) FROM stdin;\\nA\\nB\\n\\\\.\\n'");
  expect(await countInBackup("postgres", join(bin, "rsync"))).toBe(2);
});

test("PostgreSQL: pg_dump gets the password by its environment, and no error names it", async () => {
  const bin = standIn("pg_dump", 'echo "$PGPASSWORD in $*" > "$0.called"');
  const database = { kind: "postgres", url: "postgres://lab:se%23cret@db.example/lab" } as const;
  await backup(database, newFile(), 0);
  const called = readFileSync(join(bin, "pg_dump.called"), "utf8");
  expect(called).toMatch(/^se#cret in .* postgres:\/\/lab@db\.example\/lab\n$/);
  vi.stubEnv("PATH", "");
  const file = newFile();
  await expect(backup(database, file, 0)).rejects.toThrow(
    /^pg_dump failed \(ENOENT\): is it installed, and as new as the server\?$/,
  );
  expect(existsSync(file)).toBe(false);
});

const failedJob = {
  ...newMail("visitor", noon),
  state: "failed",
  send_count: 2,
  due_at: noon + 1,
  attempts: 7,
  copies: 1,
  last_error: "ERECIPIENT 550",
  rejected: "old@laboratory.example",
} as const;
const cases = [
  { mail: "waiting", jobs: [newMail("laboratory", noon)] },
  { mail: "sent", jobs: [{ ...newMail("laboratory", noon), state: "sent" }, failedJob] },
  {
    mail: "written to a file",
    jobs: [{ ...newMail("laboratory", noon), state: "sent", delivery: "file" }],
  },
  { mail: "failed", jobs: [{ ...failedJob, recipient: "laboratory" }] },
] as const;

test("a thousand enquiries move from SQLite to PostgreSQL and back, and stay as they were", async () => {
  const enquiries: ListedEnquiry[] = Array.from({ length: 1000 }, (_, index) => {
    const { network: _network, ...enquiry } = anEnquiry();
    return {
      ...enquiry,
      receivedAt: noon - index,
      message: `${index} "quotes" 'single' ; -- ₹ 😀 \u2028 नमस्ते\nsecond line`,
      suspected: index % 10 ? [] : ["links", "honeypot"],
      ...cases[index % 4]!,
      mailError: index % 4 === 3 ? failedJob.last_error : "",
      rejected: index % 4 === 3 ? [failedJob.rejected] : [],
    };
  });
  const file = newFile();
  let json = JSON.stringify(enquiries);
  const postgres = { kind: "postgres", url: await schemas.fresh() } as const;
  for (const database of [newSqlite(), postgres, newSqlite()]) {
    const { context } = open(database);
    writeFileSync(file, json);
    expect(await runCommand(context, "import", file)).toMatch(/^1000 of 1000 enquiries imported/);
    expect(await runCommand(context, "import", file)).toMatch(/^0 of 1000/);
    const integrity = database === postgres ? /PostgreSQL checks/ : /the database is intact/;
    expect(await runCommand(context, "summary")).toMatch(integrity);
    json = await runCommand(context, "export");
    expect(JSON.parse(json)).toEqual(enquiries);
  }
}, 120_000);

const { network: _, ...stored } = anEnquiry();
const wrongState = JSON.stringify([{ ...stored, jobs: [{ ...failedJob, state: "parked" }] }]);

test.each(["{", "{}", "[1]", '[{"id":"K7MX-4XR2"}]', wrongState])(
  "%s is not imported",
  async (json) => {
    const { store, context } = open();
    const file = newFile();
    writeFileSync(file, json);
    await expect(runCommand(context, "import", file)).rejects.toThrow(UsageError);
    await expect(runCommand(context, "import", `${file}.none`)).rejects.toThrow(/ENOENT/);
    expect((await store.stats()).enquiries).toBe(0);
  },
);

test("an enquiry that a damaged file has without its mail job is named, and imported with a failed one", async () => {
  const damaged = open();
  const { id } = stored;
  await damaged.store.receive(anEnquiry({ id }));
  await damaged.store.engine.transact((run) => run("delete from outbox"));
  const missing = `${id} has no mail to the laboratory.`;
  expect(await runCommand(damaged.context, "summary")).toContain(missing);
  const file = newFile();
  writeFileSync(file, await runCommand(damaged.context, "export"));
  const { context } = open();
  await runCommand(context, "import", file);
  expect(await runCommand(context, "summary")).not.toContain(missing);
  expect(await runCommand(context, "resend", "failed")).toContain(id);
});
