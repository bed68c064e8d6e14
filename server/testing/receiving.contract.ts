import { expect, test } from "vitest";
import { dayMs } from "#content/time.ts";
import { anEnquiry, noon } from "./enquiries.ts";
import { windowMs } from "../enquiries/receive-enquiry.ts";
import type { Stores } from "./test-store.ts";

const accepted = (id: string, repeated = false) => ({ kind: "accepted", id, repeated });

export function receivingContract({ open, beside, contents }: Stores) {
  test("an enquiry is stored as it was typed, and its mail queued", async () => {
    const store = await open();
    const message = `नमस्ते "quotes" 'single' ; drop table enquiries; -- ₹ 😀\nsecond line`;
    const enquiry = anEnquiry({ message });
    expect(await store.receive(enquiry)).toEqual(accepted(enquiry.id));
    const [found] = await store.list(noon, "listed");
    expect(found).toMatchObject({ id: enquiry.id, receivedAt: noon, message, mail: "waiting" });
    const [job] = await store.leaseMail(noon, 10);
    expect(job).toMatchObject({ recipient: "laboratory", attempts: 1, enquiry: { message } });
  });

  test("a reference that is taken writes nothing and queues nothing", async () => {
    const store = await open();
    const first = anEnquiry();
    await store.receive(first);
    const second = anEnquiry({ id: first.id });
    const [, taken] = await Promise.all([anEnquiry(), second, anEnquiry()].map(store.receive));
    expect(taken).toBe("reference taken");
    expect(await store.stats()).toMatchObject({ enquiries: 3, waiting: 3 });
    expect(await store.receive({ ...second, id: "TEST-NEXT" })).toEqual(accepted("TEST-NEXT"));
  });

  test("the same values within ten minutes are one enquiry with one mail", async () => {
    const store = await open();
    const first = anEnquiry();
    await store.receive(first);
    const again = { ...first, id: "TEST-AGAIN", receivedAt: noon + windowMs - 1 };
    expect(await store.receive(again)).toEqual(accepted(first.id, true));
    expect(await store.stats()).toMatchObject({ enquiries: 1, waiting: 1 });
    const later = { ...first, id: "TEST-LATER", receivedAt: noon + windowMs };
    expect(await store.receive(later)).toEqual(accepted("TEST-LATER"));
  });

  test("the same values at the same moment are one enquiry, also across processes whose clocks differ", async () => {
    const stores = [await open(), beside()];
    const first = anEnquiry();
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        stores[index % 2]!.receive({ ...first, id: `TWIN-${index}`, receivedAt: noon - index }),
      ),
    );
    const ids = results.map((result) => typeof result === "object" && "id" in result && result.id);
    expect(new Set(ids).size).toBe(1);
    expect(await stores[0]!.stats()).toMatchObject({ enquiries: 1, waiting: 1 });
  });

  test("a clock that was set back by a day neither merges nor refuses new enquiries", async () => {
    const store = await open({ rateLimit: 1 });
    const first = anEnquiry({ receivedAt: noon + dayMs });
    await store.receive(first);
    const after = { ...first, id: "TEST-BACK", receivedAt: noon };
    expect(await store.receive(after)).toEqual(accepted("TEST-BACK"));
  });

  test("the rate limit holds for one network in its window, and a refusal writes nothing; below it, a repeat does not count", async () => {
    const store = await open({ rateLimit: 2 });
    const first = anEnquiry();
    await store.receive(first);
    const repeated = { ...first, id: "TEST-REP1" };
    expect(await store.receive(repeated)).toEqual(accepted(first.id, true));
    await store.receive(anEnquiry({ receivedAt: noon + 1000 }));
    const third = anEnquiry({ receivedAt: noon + 60_000 });
    const refused = { kind: "rate-limited", retryAfterMs: windowMs - 60_000 };
    expect(await store.receive(third)).toEqual(refused);
    expect(await store.receive({ ...repeated, receivedAt: noon + 60_000 })).toEqual(refused);
    expect(await store.stats()).toMatchObject({ enquiries: 2, waiting: 2 });
    const later = { ...third, receivedAt: noon + windowMs };
    expect(await store.receive(later)).toEqual(accepted(third.id));
    const other = anEnquiry({ network: "203.0.113.8" });
    expect(await store.receive(other)).toEqual(accepted(other.id));
  });

  test("the limit holds across processes whose clocks differ", async () => {
    const stores = [await open({ rateLimit: 5 }), beside({ rateLimit: 5 })];
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        stores[index % 2]!.receive(anEnquiry({ receivedAt: noon - index })),
      ),
    );
    const kinds = results.map((result) => typeof result === "object" && result.kind);
    expect(kinds.filter((kind) => kind === "accepted")).toHaveLength(5);
  });

  test("values that were refused for one network are not a repeat for another at the same moment", async () => {
    const store = await open({ rateLimit: 1 });
    await store.receive(anEnquiry());
    const refused = anEnquiry();
    const [, other] = await Promise.all([
      store.receive(refused),
      store.receive({ ...refused, id: "TEST-OTHER", network: "203.0.113.8" }),
    ]);
    expect(other).toEqual(accepted("TEST-OTHER"));
    expect(await store.stats()).toMatchObject({ enquiries: 2, waiting: 2 });
  });

  test("networks are stored only hashed, and only for the window", async () => {
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
