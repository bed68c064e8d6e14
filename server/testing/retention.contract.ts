import { expect, test } from "vitest";
import { anEnquiry, noon } from "./enquiries.ts";
import type { Stores, TestStore } from "./test-store.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

const purgeAt = (store: TestStore, now: number, builtAt = 0) =>
  store.purge(730 * day, now, builtAt);

const receiveAt = async (store: TestStore, receivedAt: number) => {
  const enquiry = anEnquiry({ receivedAt });
  await store.receive(enquiry);
  return enquiry.id;
};

export function retentionContract({ open, beside }: Stores) {
  test("the trusted time begins at the newest enquiry and gains two hours at most in an hour, for all processes", async () => {
    const stores = [await open(), beside()];
    const [store] = stores as [TestStore];
    const old = await receiveAt(store, noon - 730 * day + hour);
    await receiveAt(store, noon);
    const wrong = noon + 1000 * day;
    expect(await purgeAt(store, wrong - 3 * hour)).toEqual([old]);
    expect(await store.lastTime("trusted")).toBe(noon + 2 * hour);
    await Promise.all([...stores, ...stores].map((one) => purgeAt(one, wrong)));
    expect(await store.lastTime("trusted")).toBe(noon + 4 * hour);
    await purgeAt(store, wrong + hour - 1);
    expect(await store.lastTime("trusted")).toBe(noon + 4 * hour);
    // The clock is right again, and the trusted time waits for it.
    await purgeAt(store, noon + hour);
    expect(await store.lastTime("trusted")).toBe(noon + 4 * hour);
    expect(await store.lastTime("purge")).toBe(noon + hour);
  });

  test("without an enquiry the trusted time begins at the build, and is never before it", async () => {
    const store = await open();
    await purgeAt(store, noon, noon - day);
    expect(await store.lastTime("trusted")).toBe(noon - day + 2 * hour);
    const first = await receiveAt(store, noon);
    expect(await purgeAt(store, 0, noon + 730 * day)).toEqual([]);
    expect(await purgeAt(store, noon, noon + 730 * day + 1)).toEqual([first]);
  });

  test("an enquiry that was received while the clock was ahead counts from its correction", async () => {
    const store = await open();
    const id = await receiveAt(store, noon + 300 * day);
    const early = await receiveAt(store, noon - hour);
    await purgeAt(store, noon);
    expect(await store.find(id, noon)).toMatchObject({ receivedAt: noon });
    expect(await store.find(early, noon)).toMatchObject({ receivedAt: noon - hour });
  });
}
