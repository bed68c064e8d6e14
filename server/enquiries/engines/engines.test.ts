import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { anEnquiry } from "../../testing/enquiries.ts";
import { openSchemas } from "../../testing/postgres-schemas.ts";
import { storeContract } from "../../testing/store.contract.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { newSqlite, openTestStore } from "../../testing/test-store.ts";

describe("SQLite", () => {
  storeContract(async () => newSqlite());
});

test("only its owner can read the files", async () => {
  const folder = join(temporaryFolder(), "data");
  const store = openTestStore({ kind: "sqlite", file: join(folder, "enquiries.db") });
  await store.receive(anEnquiry());
  const names = readdirSync(folder);
  expect(names).toEqual(["enquiries.db", "enquiries.db-shm", "enquiries.db-wal"]);
  const modes = names.map((name) => statSync(join(folder, name)).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o600]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await store.close();
});

test("every commit syncs the write-ahead log to the disk", async () => {
  const { engine, close } = openTestStore();
  const pragma = async (name: string) =>
    Object.values((await engine.read(`pragma ${name}`))[0]!)[0];
  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("secure_delete")).toBe(1);
  await close();
});

const schemas = await openSchemas();
afterAll(schemas.close);

describe("PostgreSQL", () => {
  storeContract(async () => ({ kind: "postgres", url: await schemas.fresh() }));
});
