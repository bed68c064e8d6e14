import { afterEach, expect, test } from "vitest";
import { anEnquiry, noLimit, noon } from "../testing/enquiries.ts";
import type { Engine } from "./engine.ts";
import { migrations } from "./migrations/index.ts";
import { openStore } from "./open-store.ts";
import { receivingContract } from "./receiving.contract.ts";
import { erasingContract } from "./erasing.contract.ts";
import { mailContract } from "./mail.contract.ts";
import type { EnquiryStore, StoreRules } from "./store.ts";

/** Opens the same database again and again, as several processes would. */
export type OpenEngine = () => Engine;

export interface Stores {
  /** A store on a database of its own. */
  open(rules?: Partial<StoreRules>): Promise<EnquiryStore>;
  /** Another one on the same database. */
  beside(rules?: Partial<StoreRules>): Promise<EnquiryStore>;
  /** Every value in a table, as text. */
  contents(table: string): Promise<string>;
}

/** What every store must do: one list, run against both databases. */
export function storeContract(newDatabase: () => Promise<OpenEngine>) {
  let opened: EnquiryStore[] = [];
  let openEngine: OpenEngine;

  const beside: Stores["beside"] = async (rules) => {
    const store = await openStore(openEngine(), { ...noLimit, ...rules });
    opened.push(store);
    return store;
  };
  const stores: Stores = {
    async open(rules) {
      openEngine = await newDatabase();
      return beside(rules);
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
  mailContract(stores);
  erasingContract(stores);

  test("processes that start together make the tables once", async () => {
    openEngine = await newDatabase();
    const together = await Promise.all([1, 2, 3, 4].map(() => stores.beside()));
    await together[0]!.receive(anEnquiry());
    expect((await together[3]!.stats(noon)).enquiries).toBe(1);
    expect(JSON.parse(await stores.contents("migrations"))).toHaveLength(migrations.length);
  });

  test("a store that answers is ready", async () => {
    const store = await stores.open();
    await expect(store.ready()).resolves.toBeUndefined();
  });
}
