import { afterAll, expect, test } from "vitest";
import { type Engine, migrated } from "../enquiries/engines/engine.ts";
import { migrations } from "../enquiries/engines/migrations.ts";
import { connectTo, type Database } from "../enquiries/store/enquiry-store.ts";
import { storeProblems } from "../enquiries/store/health.ts";
import { commandContext, runCommand } from "./command-context.ts";
import { anEnquiry } from "./enquiries.ts";
import { erasingContract } from "./erasing.contract.ts";
import { mailQueueContract } from "./mail-queue.contract.ts";
import { receivingContract } from "./receiving.contract.ts";
import { retentionContract } from "./retention.contract.ts";
import { type Stores, testStore } from "./test-store.ts";

const next = {
  number: migrations.length + 1,
  statements: ["alter table enquiries add column language text not null default 'en'"],
};

function migrationContract({ openNew }: Stores) {
  test("the next migration runs once, and loses nothing", async () => {
    const [engine] = await openNew(1);
    const before = testStore(migrated(engine!));
    await before.receive(anEnquiry());
    const exported = await runCommand(commandContext(before), "export");

    const after = testStore(migrated(engine!, [...migrations, next]));
    expect(await after.engine.read("select language from enquiries")).toEqual([{ language: "en" }]);
    expect(await runCommand(commandContext(after), "export")).toBe(exported);
    expect(await storeProblems(after.engine)).toEqual([]);
    await testStore(migrated(engine!, [...migrations, next])).receive(anEnquiry());
    await expect(before.engine.read("select 1")).resolves.toBeTruthy();
    await expect(migrated(engine!).read("select 1")).rejects.toThrow("newer release");
  });
}

const tables = ["outbox", "repeats", "addresses", "enquiries", "access_log", "clock"];

export function storeContract(newDatabase: () => Promise<Database>) {
  const opened: Engine[] = [];
  /** Opening an engine is slow, so tests share two, on one database that is emptied for each test. */
  let shared: Engine[] | undefined;

  async function openNew(count: number): Promise<Engine[]> {
    const database = await newDatabase();
    const engines = Array.from({ length: count }, () => connectTo(database));
    opened.push(...engines);
    return engines;
  }
  afterAll(() => Promise.all(opened.map((engine) => engine.close())));

  const stores: Stores = {
    async open(options) {
      shared ??= (await openNew(2)).map((engine) => migrated(engine));
      await shared[0]!.transact(async (run) => {
        for (const table of tables) await run(`delete from ${table}`);
      });
      return testStore(shared[0]!, options);
    },
    beside: (options) => testStore(shared![1]!, options),
    openNew,
    async contents(table) {
      return JSON.stringify(await shared![0]!.read(`select * from ${table}`));
    },
  };

  receivingContract(stores);
  mailQueueContract(stores);
  erasingContract(stores);
  retentionContract(stores);
  migrationContract(stores);

  test("work that fails writes nothing, and the next is not affected", async () => {
    const { engine } = await stores.open();
    const write = "insert into secrets (name, secret) values ('a', 'b')";
    const failed = engine.transact(async (run) => {
      await run(write);
      throw new Error("stop");
    });
    await expect(failed).rejects.toThrow("stop");
    await expect(engine.transact((run) => run("select nowhere"))).rejects.toThrow("nowhere");
    const discarded = engine.transact(async (run, rollback) => {
      rollback();
      return run(`${write} returning name`);
    });
    expect(await discarded).toEqual([{ name: "a" }]);
    expect(await engine.read("select * from secrets where name = 'a'")).toEqual([]);
  });

  test("processes that start together create the tables once", async () => {
    const engines = await openNew(4);
    const together = engines.map((engine) => testStore(migrated(engine)));
    await Promise.all(together.map((store) => store.ready()));
    await together[0]!.receive(anEnquiry());
    expect((await together[3]!.stats()).enquiries).toBe(1);
    const done = await engines[1]!.read("select number from migrations");
    expect(done).toHaveLength(migrations.length);
  });
}
