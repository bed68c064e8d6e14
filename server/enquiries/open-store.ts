import type { Engine } from "./engine.ts";
import { enquiryTransactions } from "./insert-enquiry.ts";
import { openKeyedHash } from "./keyed-hash.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { records } from "./records.ts";
import { openSqlite } from "./sqlite.ts";
import type { EnquiryStore } from "./store.ts";

export type Database = { kind: "sqlite"; file: string } | { kind: "postgres"; url: string };

export const openEngine = (database: Database): Engine =>
  database.kind === "sqlite" ? openSqlite(database.file) : openPostgres(database.url);

/** The store on either engine: the queries are the same. */
export async function openStore(engine: Engine): Promise<EnquiryStore> {
  try {
    await migrate(engine, new Date());
    return {
      transact: enquiryTransactions(engine, await openKeyedHash(engine)),
      ...records(engine),
      close: () => engine.close(),
    };
  } catch (error) {
    await engine.close();
    throw error;
  }
}
