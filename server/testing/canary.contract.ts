import { expect, test } from "vitest";
import { verifyStore } from "../operate/verify.ts";
import { anEnquiry, noon } from "./enquiries.ts";
import type { Stores } from "./test-store.ts";

export function canaryContract({ open, beside, contents }: Stores) {
  test("a canary is mailed, but neither limited, listed, counted nor chained, and is erased without a trace", async () => {
    const store = await open({ rateLimit: 1, acknowledge: true });
    await store.receive(anEnquiry());
    const canary = anEnquiry({ canary: true });
    expect(await store.receive(canary)).toEqual({ id: canary.id, repeated: false });
    const counts = { enquiries: 1, lastDay: 0, waiting: 2, sent: 0 };
    expect(await store.stats(noon + 48 * 60 * 60_000)).toMatchObject(counts);
    expect(await store.list(noon, "exported")).toHaveLength(1);
    expect(await store.find(canary.id, noon)).toBeUndefined();

    expect(await store.hasArrived(canary.id)).toBe(false);
    const jobs = await store.leaseMail(noon, 10);
    expect(jobs.filter(({ enquiry }) => enquiry.canary)).toMatchObject([
      { recipient: "laboratory" },
    ]);
    for (const job of jobs) await store.mailSent(job);
    expect(await store.hasArrived(canary.id)).toBe(true);

    await store.eraseCanaries(canary.id, 0);
    for (const table of ["enquiries", "outbox", "repeats", "erasures"])
      expect(await contents(table)).not.toContain(canary.id);
    expect(await verifyStore(store.engine)).toMatchObject({ enquiries: 1, problems: [] });
    expect((await store.stats(noon)).sent).toBe(2);
  });

  test("every process on the database recognises a canary, and nobody else can make one", async () => {
    const [first, second] = [await open(), await beside()];
    const mark = first.canaryMark("Canary 1");
    expect(second.isCanary(mark, "Canary 1")).toBe(true);
    expect(second.isCanary(mark, "Ten cubes.")).toBe(false);
    expect(second.isCanary("", "Canary 1")).toBe(false);
  });
}
