import { afterAll, expect, test } from "vitest";
import type { Engine } from "../enquiries/engine.ts";
import { migrations } from "../enquiries/migrations/index.ts";
import { tableNames, temporaryTables } from "../enquiries/tables.ts";
import { canaryContract } from "./canary.contract.ts";
import { chainContract } from "./chain.contract.ts";
import { anEnquiry, noon } from "./enquiries.ts";
import { erasingContract } from "./erasing.contract.ts";
import { mailQueueContract } from "./mail-queue.contract.ts";
import { migrationContract } from "./migration.contract.ts";
import { receivingContract } from "./receiving.contract.ts";
import { openTestStore, type Stores } from "./test-store.ts";

/** Opens the same database again, as another process would. */
export type OpenEngine = () => Engine;

/** What every store must do, run against both databases. */
export function storeContract(newDatabase: () => Promise<OpenEngine>) {
  const opened: Engine[] = [];
  /** Opening an engine is slow, so tests share two, on one database that is emptied for each test. */
  let shared: [first: Engine, second: Engine] | undefined;

  async function openNew(count: number): Promise<Engine[]> {
    const openEngine = await newDatabase();
    const engines = Array.from({ length: count }, openEngine);
    opened.push(...engines);
    return engines;
  }
  afterAll(() => Promise.all(opened.map((engine) => engine.close())));

  const stores: Stores = {
    async open(options) {
      if (shared) await empty(shared[0]);
      else shared = (await openNew(2)) as [Engine, Engine];
      return openTestStore(shared[0], options);
    },
    beside: (options) => openTestStore(shared![1], options),
    openNew,
    async contents(table) {
      return JSON.stringify(await shared![0].read(`select * from ${table}`));
    },
  };

  receivingContract(stores);
  mailQueueContract(stores);
  erasingContract(stores);
  chainContract(stores);
  canaryContract(stores);
  migrationContract(stores);

  test("processes that start together create the tables once", async () => {
    const engines = await openNew(4);
    const together = await Promise.all(engines.map((engine) => openTestStore(engine)));
    await together[0]!.receive(anEnquiry());
    expect((await together[3]!.stats(noon)).enquiries).toBe(1);
    const done = await engines[1]!.read("select number from migrations");
    expect(done).toHaveLength(migrations.length);
  });

  test("a store that responds is ready", async () => {
    const store = await stores.open();
    await expect(store.ready()).resolves.toBeUndefined();
  });
}

const empty = (engine: Engine) =>
  engine.transact(async (run) => {
    const emptied = [...temporaryTables, ...tableNames.toReversed()];
    for (const table of emptied) if (table !== "migrations") await run(`delete from ${table}`);
  });
