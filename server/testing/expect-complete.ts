import { expect } from "vitest";
import { type Database, openEngine } from "../enquiries/open-store.ts";
import { verifyStore } from "../operate/verify.ts";
import { openTestStore } from "./test-store.ts";

/** Every one of these enquiries is in the database, and its chains are intact; returns all that are there. */
export async function expectComplete(database: Database, kept: string[]): Promise<Set<string>> {
  const store = await openTestStore(openEngine(database));
  const found = new Set((await store.list(Date.now(), "listed")).map(({ id }) => id));
  expect(kept.filter((id) => !found.has(id))).toEqual([]);
  expect((await verifyStore(store.engine)).problems).toEqual([]);
  await store.close();
  return found;
}
