import { expect, test } from "vitest";
import { dayMs } from "#content/time.ts";
import { anEnquiry, noon } from "./enquiries.ts";
import { type Stores, testStore, type TestStore } from "./test-store.ts";

const hour = 60 * 60_000;

const purgeAt = (store: TestStore, now: number) => store.purge(730 * dayMs, now);

const receiveAt = async (store: TestStore, receivedAt: number) => {
  const enquiry = anEnquiry({ receivedAt });
  await store.receive(enquiry);
  return enquiry.id;
};

const kept = 48;
const since1970 = noon / hour;

/** In hours: from when until when the clock is wrong, and how far it is ahead then. */
interface Course {
  wrong?: [number, number, number];
  off?: [number, number];
  first?: number;
  every?: number;
}

export function retentionContract({ open, beside }: Stores) {
  test.each<[string, Course, early: number, late: number]>([
    ["a clock that is right", {}, 0, 1],
    ["few enquiries", { every: 30 }, 0, 1],
    ["three days ahead for two hours", { wrong: [50, 52, 72] }, 2, 5],
    ["40 days ahead for ten hours", { wrong: [50, 60, 960] }, 10, 21],
    ["a year ahead before the first enquiry", { wrong: [0, 20, 9000], first: 30 }, 0, 1],
    ["at 1970 for 40 hours", { wrong: [11, 51, -since1970] }, 0, 41],
    ["at 1970 from the first start", { wrong: [0, 50, -since1970] }, 0, Infinity],
    ["off, or with an old backup", { off: [40, 70] }, 0, 30],
  ])(
    "%s: enquiries are erased when they are old",
    async (_, course, early, late) => {
      const { wrong = [0, 0, 0], off = [0, 0], first = 0, every = 3 } = course;
      const { engine } = await open();
      const store = testStore({ ...engine, vacuum: async () => {} });
      const received = new Map<string, number>();
      const ages: number[] = [];
      for (let at = 0; at < 140; at++) {
        if (at >= off[0] && at < off[1]) continue;
        const clock = noon + (at >= wrong[0] && at < wrong[1] ? at + wrong[2] : at) * hour;
        for (const id of await store.purge(kept * hour, clock)) ages.push(at - received.get(id)!);
        if (at >= first && at <= 60 && at % every === 0)
          received.set(await receiveAt(store, clock + hour / 2), at + 0.5);
      }
      expect(Math.min(...ages)).toBeGreaterThanOrEqual(kept - early);
      expect(Math.max(...ages)).toBeLessThanOrEqual(kept + late);
      expect(ages).toHaveLength(late === Infinity ? 0 : received.size);
    },
    30_000,
  );

  test("the trusted time begins at the newest enquiry and gains two hours at most in an hour, for all processes", async () => {
    const stores = [await open(), beside()];
    const [store] = stores as [TestStore];
    const old = await receiveAt(store, noon - 730 * dayMs + hour);
    await receiveAt(store, noon);
    const wrong = noon + 1000 * dayMs;
    expect(await purgeAt(store, wrong)).toEqual([old]);
    expect(await store.lastTime("trusted")).toBe(noon + 2 * hour);
    await Promise.all([...stores, ...stores].map((one) => purgeAt(one, wrong + hour)));
    expect(await store.lastTime("trusted")).toBe(noon + 4 * hour);
  });

  test("what was received while the clock was ahead counts from its correction, also that of the operator", async () => {
    const store = await open();
    const id = await receiveAt(store, noon + 300 * dayMs);
    const early = await receiveAt(store, noon - hour);
    const receivedAt = async () => (await store.find(id, noon))!.receivedAt;
    await store.setLastTime("trusted", noon + 200 * dayMs);
    await purgeAt(store, noon);
    expect(await receivedAt()).toBe(noon + 200 * dayMs);
    // The statement of docs/runbook.md.
    await store.engine.transact((run) =>
      run(`update clock set at = ${noon} where name = 'trusted'`),
    );
    await purgeAt(store, noon + hour);
    expect(await receivedAt()).toBe(noon + hour);
    expect(await store.find(early, noon)).toMatchObject({ receivedAt: noon - hour });
  });
}
