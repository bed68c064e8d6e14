import { appendFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Engine } from "../enquiries/engine.ts";
import { openPostgres } from "../enquiries/postgres.ts";
import { openSqlite } from "../enquiries/sqlite.ts";
import { contentsOf } from "../enquiries/table-rows.ts";
import { tableNames } from "../enquiries/tables.ts";
import { anEnquiry, noon } from "../testing/enquiries.ts";
import { sendLoad } from "../testing/load.ts";
import { openSchemas, type PostgresSchemas } from "../testing/postgres-schemas.ts";
import { startStubServer } from "../testing/start-server.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openTestStore } from "../testing/test-store.ts";
import { until } from "../testing/until.ts";
import { writeBackup } from "./backup.ts";
import { UsageError } from "./command.ts";
import { commands } from "./commands.ts";
import { restoreBackup } from "./restore.ts";

const opened: Engine[] = [];
let schemas: PostgresSchemas;
beforeAll(async () => {
  schemas = await openSchemas();
});
afterAll(async () => {
  await Promise.all(opened.map((engine) => engine.close()));
  await schemas.close();
});

type Kind = "SQLite" | "PostgreSQL";

async function newDatabase(kind: Kind) {
  const folder = temporaryFolder();
  const env: Record<string, string> = { DATA_DIR: folder };
  if (kind === "PostgreSQL") env.DATABASE_URL = await schemas.fresh();
  return {
    env,
    open() {
      const engine = env.DATABASE_URL
        ? openPostgres(env.DATABASE_URL)
        : openSqlite(join(folder, "enquiries.db"));
      opened.push(engine);
      return openTestStore(engine);
    },
  };
}

const contextOf = (store: Awaited<ReturnType<typeof openTestStore>>) => ({
  engine: store.engine,
  store,
  queue: store,
  eraseMail: async () => {},
  retentionDays: 730,
  now: () => noon,
});

const newFile = () => join(temporaryFolder(), "enquiries.ndjson");

test.each<[Kind, Kind]>([
  ["SQLite", "PostgreSQL"],
  ["PostgreSQL", "SQLite"],
])(
  "a backup of %s under load, restored into %s, has everything that was answered before it began",
  async (from, into) => {
    const source = await newDatabase(from);
    const service = await startStubServer(source.env);
    const load = sendLoad(service.origin, 8);
    const serving = await source.open();
    await until("under load", () => load.kept.length >= 100);
    const answered = [...load.kept];
    const file = newFile();
    await commands.backup!(contextOf(serving), file);
    const during = load.kept.length - answered.length;
    await until("goes on", () => load.kept.length > answered.length + during);
    await load.stop();
    expect(await service.stop()).toBe(0);
    expect(new Set(load.statuses)).toEqual(new Set([201]));
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const restored = await (await newDatabase(into)).open();
    const text = await commands.restore!(contextOf(restored), file);
    expect(text).toContain("None is missing, none was altered, and each has its mail.");
    const found = new Set((await restored.list(0, "listed")).map(({ id }) => id));
    expect(answered.filter((id) => !found.has(id))).toEqual([]);
  },
);

test("a store that was restored is equal to the one that was backed up, and goes on", async () => {
  const store = await (await newDatabase("SQLite")).open();
  const enquiry = anEnquiry({
    message: `नमस्ते "quotes"\u2028\u2029\u0085 'single' ; -- ₹ 😀\nsecond line`,
  });
  await store.receive(enquiry);
  await store.receive(anEnquiry({ email: "asha@site.example" }));
  await store.forget("asha@site.example", noon);
  await store.purge(0, noon);
  const file = newFile();
  await writeBackup(store.engine, file, noon);

  const other = await (await newDatabase("SQLite")).open();
  await restoreBackup(other.engine, file);
  for (const table of tableNames)
    expect(await contentsOf(other.engine.read, table)).toEqual(
      await contentsOf(store.engine.read, table),
    );

  // Neither an existing file nor a store with enquiries is overwritten.
  await expect(commands.backup!(contextOf(store), file)).rejects.toThrow(/cannot be used \(EEXIST/);
  await expect(restoreBackup(other.engine, file)).rejects.toThrow(/not empty/);
  const reopened = await openTestStore(other.engine);
  await reopened.receive(anEnquiry());
  expect(await commands.verify!(contextOf(reopened), undefined)).toMatch(
    /^2 enquiries in 2 chains/,
  );
});

test("a backup shows what somebody removed, even together with its chain", async () => {
  const store = await (await newDatabase("SQLite")).open();
  await store.receive(anEnquiry({ email: "asha@site.example" }));
  await store.receive(anEnquiry());
  const file = newFile();
  await writeBackup(store.engine, file, noon);
  await store.forget("asha@site.example", noon);
  const verify = () => commands.verify!(contextOf(store), file);
  expect(await verify()).toContain("1 more erased on record");
  await store.engine.transact(async (run) => {
    for (const table of ["outbox", "enquiries", "erasures", "chains"])
      await run(`delete from ${table}`);
  });
  expect(await commands.verify!(contextOf(store), undefined)).toContain("None is missing");
  await expect(verify()).rejects.toThrow(/is in the backup, and not in the store/);
});

test("SQLite moves to PostgreSQL, and the new database is complete", async () => {
  const store = await (await newDatabase("SQLite")).open();
  await Promise.all(Array.from({ length: 5 }, () => store.receive(anEnquiry())));
  const target = await newDatabase("PostgreSQL");
  const move = commands["move-to"]!;
  expect(await move(contextOf(store), target.env.DATABASE_URL)).toContain("count and checksum");
  const moved = await target.open();
  expect(await commands.verify!(contextOf(moved), undefined)).toMatch(/^5 enquiries in 1 chain/);
  await expect(move(contextOf(store), "mysql://localhost/")).rejects.toThrow(UsageError);
});

test("a file that is cut off, altered, newer or something else fills no store", async () => {
  const store = await (await newDatabase("SQLite")).open();
  const enquiry = anEnquiry();
  await store.receive(enquiry);
  const file = newFile();
  await writeBackup(store.engine, file, noon);
  const whole = readFileSync(file, "utf8");
  const empty = await (await newDatabase("SQLite")).open();
  for (const text of [
    whole.slice(0, -80),
    whole.replace(enquiry.message, "Nothing."),
    whole.replace('"schema":', '"schema":9'),
    "id,name\n",
    "",
  ]) {
    writeFileSync(file, text);
    await expect(restoreBackup(empty.engine, file)).rejects.toThrow(UsageError);
  }
  await expect(commands.restore!(contextOf(empty), `${file}.none`)).rejects.toThrow(/ENOENT/);
  writeFileSync(file, whole);
  appendFileSync(file, "{}\n");
  await expect(restoreBackup(empty.engine, file)).rejects.toThrow(UsageError);
  expect((await empty.stats(noon)).enquiries).toBe(0);
});
