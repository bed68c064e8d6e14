import { expect, test } from "vitest";
import { anEnquiry, noon } from "./enquiries.ts";
import type { Stores } from "./test-store.ts";

const tables = ["enquiries", "outbox", "repeats", "addresses", "access_log"];

export function erasingContract({ open, contents }: Stores) {
  test("forgetting erases every row about an address, whatever its case", async () => {
    const store = await open({ rateLimit: 5 });
    const mine = anEnquiry({ email: "Asha@Site.example", name: "Asha" });
    const other = anEnquiry({ email: "other@site.example" });
    await store.receive(mine);
    await store.receive(other);
    expect(await store.forget("asha@site.EXAMPLE", noon)).toEqual([mine.id]);
    for (const table of tables) expect(await contents(table)).not.toMatch(/asha/i);
    expect(await contents("repeats")).not.toContain(mine.id);
    expect(await contents("outbox")).not.toContain(mine.id);
    expect((await store.list(noon, "listed")).map(({ id }) => id)).toEqual([other.id]);
    expect(await store.forget("asha@site.example", noon)).toEqual([]);
  });

  test("mail that was being sent when its enquiry was erased is reported as erased", async () => {
    const store = await open();
    const enquiry = anEnquiry();
    await store.receive(enquiry);
    const [job] = await store.leaseMail(noon, 1);
    await store.forget(enquiry.email, noon);
    expect(await store.mailSent(job!)).toBe("erased");
  });

  test("the retention erases older enquiries, and nothing else", async () => {
    const store = await open();
    const old = anEnquiry({ receivedAt: noon - 1 });
    const young = anEnquiry();
    await store.receive(old);
    await store.receive(young);
    expect(await store.purge(noon, noon)).toEqual([old.id]);
    expect(await store.stats(noon)).toMatchObject({ enquiries: 1, waiting: 1 });
  });

  test("every reading and erasing is logged by reference, without anything personal", async () => {
    const store = await open();
    const enquiry = anEnquiry();
    await store.receive(enquiry);
    await store.list(noon + 1, "listed");
    await store.find(enquiry.id, noon + 2);
    await store.list(noon + 3, "exported");
    await store.forget(enquiry.email, noon + 4);
    const log = await store.accessLog();
    expect(log.map(({ act }) => act)).toEqual(["listed", "shown", "exported", "forgotten"]);
    expect(new Set(log.map(({ reference }) => reference))).toEqual(new Set([enquiry.id]));
    expect(JSON.stringify(log)).not.toContain("engineer");
  });
}
