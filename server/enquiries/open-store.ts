import type { Engine } from "./engine.ts";
import { openKeyedHash } from "./keyed-hash.ts";
import { mailQueue } from "./mail-queue.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { insertEnquiry } from "./insert-enquiry.ts";
import { records } from "./records.ts";
import { openSqlite } from "./sqlite.ts";
import type { EnquiryStore, StoreRules } from "./store.ts";

export type Database = { kind: "sqlite"; file: string } | { kind: "postgres"; url: string };

export const openEngine = (database: Database): Engine =>
  database.kind === "sqlite" ? openSqlite(database.file) : openPostgres(database.url);

/** The store on whichever engine: the queries are the same. */
export async function openStore(engine: Engine, rules: StoreRules): Promise<EnquiryStore> {
  try {
    await migrate(engine, new Date());
    const hash = await openKeyedHash(engine);
    return {
      receive: insertEnquiry(engine, hash, rules),
      ...mailQueue(engine, rules),
      ...records(engine),
      close: () => engine.close(),
    };
  } catch (error) {
    await engine.close();
    throw error;
  }
}
