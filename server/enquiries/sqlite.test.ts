import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { anEnquiry, noon } from "../testing/enquiries.ts";
import { storeContract } from "../testing/store.contract.ts";
import { openTestStore } from "../testing/test-store.ts";
import { openSqlite } from "./sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "sqlite-"));
afterAll(() => rmSync(folder, { recursive: true }));

let databases = 0;
const newFile = () => join(folder, String(++databases), "enquiries.db");

describe("SQLite", () => {
  storeContract(async () => {
    const file = newFile();
    return () => openSqlite(file);
  });
});

describe("one file", () => {
  const file = newFile();
  const engine = openSqlite(file);
  afterAll(() => engine.close());
  const pragma = async (name: string) => Object.values((await engine.pragma(name))[0]!)[0];

  test("only its owner can read the files", async () => {
    const store = await openTestStore(engine);
    await store.receive(anEnquiry());
    const folderOfFile = join(file, "..");
    const names = readdirSync(folderOfFile);
    expect(names).toEqual(["enquiries.db", "enquiries.db-shm", "enquiries.db-wal"]);
    const modes = names.map((name) => statSync(join(folderOfFile, name)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o600]);
    expect(statSync(folderOfFile).mode & 0o777).toBe(0o700);
  });

  test("every commit syncs the write-ahead log to the disk", async () => {
    expect(await pragma("journal_mode")).toBe("wal");
    expect(await pragma("synchronous")).toBe(2);
    expect(await pragma("secure_delete")).toBe(1);
  });

  test("requests of one turn of the event loop share one commit", async () => {
    const store = await openTestStore(engine);
    const before = await pages();
    await store.receive(anEnquiry());
    const one = (await pages()) - before;
    await Promise.all(Array.from({ length: 20 }, () => store.receive(anEnquiry())));
    // Twenty commits would each write the pages they touch again.
    expect((await pages()) - before - one).toBeLessThan(10 * one);
    expect((await store.stats(noon)).enquiries).toBe(22);

    async function pages(): Promise<number> {
      const [result] = await engine.pragma("wal_checkpoint(noop)");
      return Number(Object.values(result!)[1]);
    }
  });
});
