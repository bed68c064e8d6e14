import type { Engine } from "../enquiries/engine.ts";
import { openStore } from "../enquiries/open-store.ts";
import { type EnquiryRules, keepEnquiry } from "../enquiries/receive-enquiry.ts";
import { openSqlite } from "../enquiries/sqlite.ts";
import type { NewEnquiry } from "../enquiries/store.ts";
import { mailQueue } from "../mail/queue.ts";
import { noLimit } from "./enquiries.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface TestStoreOptions extends Partial<EnquiryRules> {
  leaseMs?: number;
}

export type TestStore = Awaited<ReturnType<typeof openTestStore>>;

/** Store and mail queue on one engine, by default a new SQLite file, with `receive` under the given rules. */
export async function openTestStore(
  engine: Engine = openSqlite(`${temporaryFolder()}/enquiries.db`),
  { leaseMs, ...rules }: TestStoreOptions = {},
) {
  const store = await openStore(engine);
  return {
    engine,
    ...store,
    ...mailQueue(engine, leaseMs),
    receive: (enquiry: NewEnquiry) => keepEnquiry(store, { ...noLimit, ...rules }, enquiry),
  };
}

/** What the contract tests open stores with. */
export interface Stores {
  /** A store on an empty database. */
  open(options?: TestStoreOptions): Promise<TestStore>;
  /** Another one on the same database. */
  beside(options?: TestStoreOptions): Promise<TestStore>;
  /** So many connections to a new database without tables. */
  openNew(count: number): Promise<Engine[]>;
  /** Every value in a table, as text. */
  contents(table: string): Promise<string>;
}
