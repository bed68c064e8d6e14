import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListedEnquiry } from "../enquiries/store/records.ts";
import type { Database } from "../enquiries/store/store.ts";
import { commandContext } from "../testing/command-context.ts";
import { anEnquiry, noon } from "../testing/enquiries.ts";
import { expectComplete } from "../testing/expect-complete.ts";
import { sendLoad } from "../testing/load.ts";
import { openSchemas, type PostgresSchemas } from "../testing/postgres-schemas.ts";
import { startStubServer } from "../testing/start-server.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { newSqlite, openTestStore, type TestStore } from "../testing/test-store.ts";
import { until } from "../testing/until.ts";
import { UsageError } from "./command.ts";
import { commands } from "./commands.ts";

const opened: TestStore[] = [];
let schemas: PostgresSchemas;
beforeAll(async () => {
  schemas = await openSchemas();
});
afterAll(async () => {
  await Promise.all(opened.map((store) => store.close()));
  await schemas.close();
});

function open(database: Database = newSqlite()) {
  const store = openTestStore(database);
  opened.push(store);
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
  await commands.backup!(context, file);
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
  expect(await commands.backup!(context, file)).toMatch(/^1 enquiries are in/);
  await expect(commands.backup!(context, file)).rejects.toThrow(/cannot be used \(EEXIST/);
  expect(await openAndCount({ kind: "sqlite", file })).toBe(1);
  await expect(commands.backup!(open().context, newFile())).rejects.toThrow(/There is no database/);
});

const openAndCount = async (database: Database) =>
  (await open(database).store.stats(noon)).enquiries;

test("PostgreSQL: the command names the program that makes the backup, and fails", async () => {
  const { context } = open({ kind: "postgres", url: await schemas.fresh() });
  const backup = commands.backup!(context, "/backup/enquiries.dump");
  await expect(backup).rejects.toThrow(
    'pg_dump --format=custom --file="/backup/enquiries.dump" "$DATABASE_URL"',
  );
  await expect(backup).rejects.toThrow(UsageError);
});

const mailStates = ["waiting", "sent", "failed"] as const;

test("a thousand enquiries move from SQLite to PostgreSQL and back, and stay as they were", async () => {
  const enquiries: ListedEnquiry[] = Array.from({ length: 1000 }, (_, index) => {
    const { network: _network, ...enquiry } = anEnquiry();
    return {
      ...enquiry,
      receivedAt: noon - index,
      message: `${index} "quotes" 'single' ; -- ₹ 😀 \u2028 नमस्ते\nsecond line`,
      suspected: index % 10 ? [] : ["links", "repeated text"],
      mail: mailStates[index % 3]!,
    };
  });
  const file = newFile();
  let json = JSON.stringify(enquiries);
  const postgres = { kind: "postgres", url: await schemas.fresh() } as const;
  for (const database of [newSqlite(), postgres, newSqlite()]) {
    const { context } = open(database);
    writeFileSync(file, json);
    expect(await commands.import!(context, file)).toMatch(/^1000 of 1000 enquiries imported/);
    expect(await commands.import!(context, file)).toMatch(/^0 of 1000/);
    expect(await commands.verify!(context, undefined)).toMatch(
      /^1000 enquiries, 1000 mail jobs\. The database is intact/,
    );
    json = await commands.export!(context, "--json");
    expect(JSON.parse(json)).toEqual(enquiries);
  }
});

test.each(["{", "{}", "[1]", '[{"id":"K7MX-4XR2"}]'])("%s is not imported", async (json) => {
  const { store, context } = open();
  const file = newFile();
  writeFileSync(file, json);
  await expect(commands.import!(context, file)).rejects.toThrow(UsageError);
  await expect(commands.import!(context, `${file}.none`)).rejects.toThrow(/ENOENT/);
  expect((await store.stats(noon)).enquiries).toBe(0);
});

test("verify names an enquiry without its mail job, and fails", async () => {
  const { store, context } = open();
  const enquiry = anEnquiry();
  await store.receive(enquiry);
  await store.engine.transact((run) => run("delete from outbox"));
  await expect(commands.verify!(context, undefined)).rejects.toThrow(
    `1 enquiries, 0 mail jobs.\n${enquiry.id} has no mail to the laboratory.`,
  );
});
