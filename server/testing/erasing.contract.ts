import { expect, test } from "vitest";
import { ClockJumped } from "../enquiries/store/clock-check.ts";
import type { Run } from "../enquiries/engines/engine.ts";
import { eraseBatchSize } from "../enquiries/store/erase-enquiries.ts";
import { enquiryRecords } from "../enquiries/store/records.ts";
import { anEnquiry, noon } from "./enquiries.ts";
import type { Stores } from "./test-store.ts";

const day = 24 * 60 * 60_000;
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

  test("forgetting compares addresses as people do, whatever the spelling of their characters", async () => {
    const store = await open();
    const spellings = ["ÉCOLE@site.example", "e\u0301cole@SITE.example", "École＠site.example"];
    for (const email of spellings) await store.receive(anEnquiry({ email }));
    await store.receive(anEnquiry({ email: "ecole@site.example" }));
    expect(await store.forget(" école@site.example ", noon)).toHaveLength(spellings.length);
    const [left] = await store.list(noon, "listed");
    expect(left).toMatchObject({ email: "ecole@site.example" });
  });

  test("mail that was being sent when its enquiry was erased is reported as erased", async () => {
    const store = await open();
    const enquiry = anEnquiry();
    await store.receive(enquiry);
    const [job] = await store.leaseMail(noon, 1);
    await store.forget(enquiry.email, noon);
    expect(await store.mailSent(job!, "smtp")).toBe("erased");
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

  test("nothing is purged after the clock jumped, until the operator says that it is right", async () => {
    const store = await open();
    const enquiry = anEnquiry();
    await store.receive(enquiry);
    const jumped = noon + 1000 * day;
    await expect(store.purge(jumped - 730 * day, jumped)).rejects.toThrow(ClockJumped);
    expect(await store.purge(noon - 730 * day, noon)).toEqual([]);
    // An enquiry received at the wrong time does not prove that the clock is right.
    await store.receive(anEnquiry({ receivedAt: jumped }));
    await expect(store.purge(jumped - 730 * day, jumped)).rejects.toThrow(ClockJumped);
    expect(await store.purge(jumped - 730 * day, jumped, "trusted")).toEqual([enquiry.id]);
    expect(await store.purge(jumped - 730 * day, jumped + day)).toEqual([]);
  });

  test("every reading and erasing is one line of the log, without anything personal", async () => {
    const store = await open();
    const first = anEnquiry();
    await store.receive(first);
    await store.receive(anEnquiry());
    await store.list(noon + 1, "listed");
    await store.find(first.id, noon + 2);
    await store.list(noon + 3, "exported");
    await store.forget(first.email, noon + 4);
    const log = await store.auditLog();
    expect(log.map(({ action, enquiries, reference }) => [action, enquiries, reference])).toEqual([
      ["listed", 2, ""],
      ["shown", 1, first.id],
      ["exported", 2, ""],
      ["forgotten", 2, ""],
    ]);
    expect(JSON.stringify(log)).not.toContain("engineer");
  });

  test("many are erased in several transactions, with one line in the log", async () => {
    const store = await open();
    const count = eraseBatchSize + 1;
    const all = Array.from({ length: count }, () => anEnquiry({ receivedAt: noon - 1 }));
    await Promise.all(all.map((enquiry) => store.receive(enquiry)));
    let transactions = 0;
    const counted = {
      ...store.engine,
      transact<T>(work: (run: Run, rollback: () => void) => Promise<T>) {
        transactions++;
        return store.engine.transact(work);
      },
    };
    expect(await enquiryRecords(counted).purge(noon, noon)).toHaveLength(count);
    // The first of them checks the clock.
    expect(transactions).toBe(3);
    expect(await store.auditLog()).toMatchObject([{ action: "purged", enquiries: count }]);
  });
}
