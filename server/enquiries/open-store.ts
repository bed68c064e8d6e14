import { canaries } from "./canaries.ts";
import type { Engine } from "./engine.ts";
import { enquiryTransactions } from "./insert-enquiry.ts";
import { type KeyedHash, openKeyedHash } from "./keyed-hash.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { records } from "./records.ts";
import { openSqlite } from "./sqlite.ts";
import type { EnquiryStore } from "./store.ts";

export type Database = { kind: "sqlite"; file: string } | { kind: "postgres"; url: string };

export const openEngine = (database: Database): Engine =>
  database.kind === "sqlite" ? openSqlite(database.file) : openPostgres(database.url);

/** The store on either engine: the queries are the same. */
export const storeOn = (engine: Engine, hash: KeyedHash): EnquiryStore => ({
  transact: enquiryTransactions(engine, hash),
  ...records(engine),
  ...canaries(engine, hash),
  close: () => engine.close(),
});

/** Creates what is missing in the database, and reads its key. */
export async function prepare(engine: Engine): Promise<KeyedHash> {
  await migrate(engine, new Date());
  return openKeyedHash(engine);
}

export async function openStore(engine: Engine): Promise<EnquiryStore> {
  try {
    return storeOn(engine, await prepare(engine));
  } catch (error) {
    await engine.close();
    throw error;
  }
}
