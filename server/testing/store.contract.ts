import { afterEach, expect, test } from "vitest";
import type { Engine } from "../enquiries/engine.ts";
import { migrations } from "../enquiries/migrations/index.ts";
import { anEnquiry, noon } from "./enquiries.ts";
import { erasingContract } from "./erasing.contract.ts";
import { mailQueueContract } from "./mail-queue.contract.ts";
import { receivingContract } from "./receiving.contract.ts";
import { openTestStore, type Stores, type TestStore } from "./test-store.ts";

/** Opens the same database again, as another process would. */
export type OpenEngine = () => Engine;

/** What every store must do, run against both databases. */
export function storeContract(newDatabase: () => Promise<OpenEngine>) {
  let opened: TestStore[] = [];
  let openEngine: OpenEngine;

  const beside: Stores["beside"] = async (options) => {
    const store = await openTestStore(openEngine(), options);
    opened.push(store);
    return store;
  };
  const stores: Stores = {
    async open(options) {
      openEngine = await newDatabase();
      return beside(options);
    },
    beside,
    async contents(table) {
      const engine = openEngine();
      const rows = await engine.transact((run) => run(`select * from ${table}`));
      await engine.close();
      return JSON.stringify(rows);
    },
  };

  afterEach(async () => {
    await Promise.all(opened.map((store) => store.close()));
    opened = [];
  });

  receivingContract(stores);
  mailQueueContract(stores);
  erasingContract(stores);

  test("processes that start together create the tables once", async () => {
    openEngine = await newDatabase();
    const together = await Promise.all([1, 2, 3, 4].map(() => stores.beside()));
    await together[0]!.receive(anEnquiry());
    expect((await together[3]!.stats(noon)).enquiries).toBe(1);
    expect(JSON.parse(await stores.contents("migrations"))).toHaveLength(migrations.length);
  });

  test("a store that responds is ready", async () => {
    const store = await stores.open();
    await expect(store.ready()).resolves.toBeUndefined();
  });
}
