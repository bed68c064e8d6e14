import { expect, test } from "vitest";
import { anEnquiry, noon } from "./enquiries.ts";
import { RateLimited, windowMs } from "../enquiries/receive-enquiry.ts";
import { ReferenceTaken } from "../enquiries/store.ts";
import type { Stores } from "./test-store.ts";

export function receivingContract({ open, beside, contents }: Stores) {
  test("an enquiry is kept as it was typed, and its mail queued", async () => {
    const store = await open();
    const message = `नमस्ते "quotes" 'single' ; drop table enquiries; -- ₹ 😀\nsecond line`;
    const enquiry = anEnquiry({ message });
    expect(await store.receive(enquiry)).toEqual({ id: enquiry.id, repeated: false });
    const [found] = await store.list(noon, "listed");
    expect(found).toMatchObject({ id: enquiry.id, receivedAt: noon, message, mail: "waiting" });
    const [job] = await store.leaseMail(noon, 10);
    expect(job).toMatchObject({ recipient: "laboratory", attempts: 1, enquiry: { message } });
  });

  test("a reference that is taken writes nothing and queues nothing", async () => {
    const store = await open();
    const first = anEnquiry();
    await store.receive(first);
    await expect(store.receive(anEnquiry({ id: first.id }))).rejects.toThrow(ReferenceTaken);
    expect(await store.stats(noon)).toMatchObject({ enquiries: 1, waiting: 1 });
  });

  test("one that fails does not affect those that arrive at the same time", async () => {
    const store = await open();
    const first = anEnquiry();
    await store.receive(first);
    const results = await Promise.allSettled([
      store.receive(anEnquiry()),
      store.receive(anEnquiry({ id: first.id })),
      store.receive(anEnquiry()),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await store.stats(noon)).toMatchObject({ enquiries: 3, waiting: 3 });
  });

  test("the same values within ten minutes are one enquiry with one mail", async () => {
    const store = await open();
    const first = anEnquiry();
    await store.receive(first);
    const again = { ...first, id: "TEST-AGAIN", receivedAt: noon + windowMs - 1 };
    expect(await store.receive(again)).toEqual({ id: first.id, repeated: true });
    expect(await store.stats(noon)).toMatchObject({ enquiries: 1, waiting: 1 });
    const later = { ...first, id: "TEST-LATER", receivedAt: noon + windowMs };
    expect(await store.receive(later)).toMatchObject({ id: "TEST-LATER", repeated: false });
  });

  test("the same values at the same moment are one enquiry, also across processes", async () => {
    const stores = [await open(), await beside()];
    const first = anEnquiry();
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        stores[index % 2]!.receive({ ...first, id: `TWIN-${index}` }),
      ),
    );
    const ids = new Set(results.map((result) => "id" in result && result.id));
    expect(ids.size).toBe(1);
    expect(await stores[0]!.stats(noon)).toMatchObject({ enquiries: 1, waiting: 1 });
  });

  test("a clock that was set back by a day neither merges nor refuses new enquiries", async () => {
    const store = await open({ rateLimit: 1 });
    const first = anEnquiry({ receivedAt: noon + 24 * 60 * 60_000 });
    await store.receive(first);
    const after = { ...first, id: "TEST-BACK", receivedAt: noon };
    expect(await store.receive(after)).toEqual({ id: "TEST-BACK", repeated: false });
  });

  test("the rate limit holds for one address in its window, and a refusal writes nothing", async () => {
    const store = await open({ rateLimit: 2 });
    const repeated = anEnquiry();
    await store.receive(repeated);
    await store.receive({ ...repeated, id: "TEST-REP1" });
    await store.receive(anEnquiry({ receivedAt: noon + 1000 }));
    const third = anEnquiry({ receivedAt: noon + 60_000 });
    expect(await store.receive(third)).toEqual(new RateLimited(noon + windowMs));
    expect(await store.stats(noon)).toMatchObject({ enquiries: 2, waiting: 2 });
    const later = { ...third, receivedAt: noon + windowMs };
    expect(await store.receive(later)).toMatchObject({ id: third.id, repeated: false });
    expect(await store.receive(anEnquiry({ address: "203.0.113.8" }))).toMatchObject({
      repeated: false,
    });
  });

  test("at the limit a repeat is refused too; below it, it does not count", async () => {
    const store = await open({ rateLimit: 2 });
    const first = anEnquiry();
    await store.receive(first);
    expect(await store.receive({ ...first, id: "TEST-REP1" })).toMatchObject({ id: first.id });
    expect(await store.receive(anEnquiry())).toMatchObject({ repeated: false });
    expect(await store.receive({ ...first, id: "TEST-REP2" })).toBeInstanceOf(RateLimited);
  });

  test("the limit holds across processes, for all addresses of one IPv6 network", async () => {
    const stores = [await open({ rateLimit: 5 }), await beside({ rateLimit: 5 })];
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        stores[index % 2]!.receive(anEnquiry({ address: `2001:db8:0:7::${index + 1}` })),
      ),
    );
    expect(results.filter((result) => "id" in result)).toHaveLength(5);
  });

  test("values that were refused for one address are not a repeat for another at the same moment", async () => {
    const store = await open({ rateLimit: 1 });
    await store.receive(anEnquiry());
    const refused = anEnquiry();
    const [, other] = await Promise.all([
      store.receive(refused),
      store.receive({ ...refused, id: "TEST-OTHER", address: "203.0.113.8" }),
    ]);
    expect(other).toEqual({ id: "TEST-OTHER", repeated: false });
    expect(await store.stats(noon)).toMatchObject({ enquiries: 2, waiting: 2 });
  });

  test("addresses are kept only hashed, and only for the window", async () => {
    const store = await open({ rateLimit: 5 });
    await store.receive(anEnquiry());
    const hashed = await contents("addresses");
    expect(hashed).toContain('"accepted":1');
    expect(hashed).not.toContain("203.0.113");
    await store.deleteExpired(noon + windowMs);
    expect(await contents("addresses")).toBe("[]");
    expect(await contents("repeats")).toBe("[]");
  });
}
