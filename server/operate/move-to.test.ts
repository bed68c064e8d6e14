import { afterAll, beforeAll, expect, test } from "vitest";
import type { Engine } from "../enquiries/engine.ts";
import { openSqlite } from "../enquiries/sqlite.ts";
import { anEnquiry, noon } from "../testing/enquiries.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openTestStore, type TestStore } from "../testing/test-store.ts";
import { moveTo } from "./move-to.ts";
import { verifyStore } from "./verify.ts";

let store: TestStore;
const opened: Engine[] = [];
beforeAll(async () => {
  store = await openTestStore();
  opened.push(store.engine);
  for (let count = 0; count < 3; count++) await store.receive(anEnquiry());
  await store.list(noon, "listed");
});
afterAll(() => Promise.all(opened.map((engine) => engine.close())));

function newTarget(): Engine {
  const engine = openSqlite(`${temporaryFolder()}/enquiries.db`);
  opened.push(engine);
  return engine;
}

/** Fails from this transaction on, as a lost connection does, and counts them. */
function failingFrom(engine: Engine, limit: number) {
  const count = { transactions: 0 };
  const failing: Engine = {
    ...engine,
    transact: (work) =>
      ++count.transactions > limit
        ? Promise.reject(new Error("connection lost"))
        : engine.transact(work),
  };
  return { failing, count };
}

test("an interrupted move goes on where it stopped, and both sides are equal", async () => {
  const whole = failingFrom(newTarget(), Infinity);
  const rows = await moveTo(store.engine, whole.failing);

  const target = newTarget();
  await expect(moveTo(store.engine, failingFrom(target, 3).failing)).rejects.toThrow("lost");
  const second = failingFrom(target, Infinity);
  expect(await moveTo(store.engine, second.failing)).toBe(rows);
  expect(second.count.transactions).toBe(whole.count.transactions - 3);
  expect(await verifyStore(target)).toMatchObject({ enquiries: 3, chains: 1, problems: [] });
  const moved = await openTestStore(target);
  expect(await moved.stats(noon)).toMatchObject({ waiting: 3 });
});

test("a database with other enquiries is not touched", async () => {
  const other = await openTestStore(newTarget());
  await other.receive(anEnquiry());
  await expect(moveTo(store.engine, other.engine)).rejects.toThrow(/not empty/);
  expect((await other.stats(noon)).enquiries).toBe(1);
});

test("a store that changed between two attempts is noticed", async () => {
  const target = newTarget();
  await moveTo(store.engine, target);
  const [job] = await store.leaseMail(noon, 1);
  await store.mailSent(job!);
  await expect(moveTo(store.engine, target)).rejects.toThrow(/outbox differs/);
});
