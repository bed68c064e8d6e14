import type { Engine } from "../enquiries/engines/engine.ts";
import { type EnquiryRules, storeEnquiry } from "../enquiries/receive-enquiry.ts";
import { enquiryRecords } from "../enquiries/store/records.ts";
import {
  type Database,
  enquiryStore,
  type NewEnquiry,
  openEngine,
} from "../enquiries/store/enquiry-store.ts";
import { mailQueue } from "../mail/queue.ts";
import { noLimit } from "./enquiries.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export type TestStore = ReturnType<typeof testStore>;

export function testStore(engine: Engine, rules: Partial<EnquiryRules> = {}) {
  const store = enquiryStore(engine);
  const records = enquiryRecords(engine);
  return {
    engine,
    ...store,
    ...records,
    ...mailQueue(engine),
    receive: (enquiry: NewEnquiry) => storeEnquiry(store, { ...noLimit, ...rules }, enquiry),
    async stats() {
      const [row] = await engine.read("select count(*) as enquiries from enquiries");
      return { enquiries: Number(row!.enquiries), ...(await records.mailStats()) };
    },
    auditLog: () => engine.read("select * from access_log order by at"),
    close: () => engine.close(),
  };
}

export const newSqlite = (): Database => ({
  kind: "sqlite",
  file: `${temporaryFolder()}/enquiries.db`,
});

export const openTestStore = (database = newSqlite()) => testStore(openEngine(database));

export interface Stores {
  open(options?: Partial<EnquiryRules>): Promise<TestStore>;
  beside(options?: Partial<EnquiryRules>): TestStore;
  openNew(count: number): Promise<Engine[]>;
  contents(table: string): Promise<string>;
}
