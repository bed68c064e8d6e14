import { expect } from "vitest";
import type { Database } from "../enquiries/store/enquiry-store.ts";
import { storeProblems } from "../enquiries/store/verify.ts";
import { openTestStore } from "./test-store.ts";

export async function expectComplete(database: Database, accepted: string[]): Promise<Set<string>> {
  const store = openTestStore(database);
  const found = new Set((await store.list(Date.now(), "listed")).map(({ id }) => id));
  expect(accepted.filter((id) => !found.has(id))).toEqual([]);
  expect(await storeProblems(store.engine)).toEqual([]);
  await store.close();
  return found;
}
