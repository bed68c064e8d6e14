import { expect, test } from "vitest";
import { dayMs } from "#content/time.ts";
import type { Run } from "../enquiries/engines/engine.ts";
import { eraseBatchSize } from "../enquiries/store/erase-enquiries.ts";
import { enquiryRecords } from "../enquiries/store/records.ts";
import { anEnquiry, noon } from "./enquiries.ts";
import type { Stores, TestStore } from "./test-store.ts";

const tables = ["enquiries", "outbox", "repeats", "addresses", "access_log"];

async function forget(store: TestStore, email: string): Promise<string[]> {
  const found = await store.list(noon, "listed", { email });
  const references = found.map(({ id }) => id);
  return store.forget(references, noon);
}

export function erasingContract({ open, contents }: Stores) {
  test("forgetting erases every row about an address, whatever its case", async () => {
    const store = await open({ rateLimit: 5 });
    const mine = anEnquiry({ email: "Asha@Site.example", name: "Asha" });
    const other = anEnquiry({ email: "other@site.example" });
    await store.receive(mine);
    await store.receive(other);
    expect(await forget(store, "asha@site.EXAMPLE")).toEqual([mine.id]);
    for (const table of tables) expect(await contents(table)).not.toMatch(/asha/i);
    expect(await contents("repeats")).not.toContain(mine.id);
    expect(await contents("outbox")).not.toContain(mine.id);
    expect((await store.list(noon, "listed")).map(({ id }) => id)).toEqual([other.id]);
    expect(await forget(store, "asha@site.example")).toEqual([]);
  });

  test("forgetting compares addresses as people do, whatever the spelling of their characters", async () => {
    const store = await open();
    const spellings = ["ÉCOLE@site.example", "e\u0301cole@SITE.example", "École＠site.example"];
    for (const email of spellings) await store.receive(anEnquiry({ email }));
    await store.receive(anEnquiry({ email: "ecole@site.example" }));
    expect(await forget(store, " école@site.example ")).toHaveLength(spellings.length);
    const [left] = await store.list(noon, "listed");
    expect(left).toMatchObject({ email: "ecole@site.example" });
  });

  test("mail that was being sent when its enquiry was erased is reported as erased", async () => {
    const store = await open();
    const enquiry = anEnquiry();
    await store.receive(enquiry);
    const [job] = await store.leaseMail(noon, 1);
    await store.forget([enquiry.id], noon);
    expect(await store.mailSent(job!, "smtp")).toBe("erased");
  });

  test("every reading and erasing is one line of the log, without anything personal", async () => {
    const store = await open();
    const first = anEnquiry();
    await store.receive(first);
    await store.receive(anEnquiry());
    await store.list(noon + 1, "listed");
    await store.find(first.id, noon + 2);
    await store.list(noon + 3, "exported");
    await store.logCopy(noon + 4);
    await store.forget([first.id], noon + 5);
    const log = await store.auditLog();
    expect(log.map(({ action, enquiries, reference }) => [action, enquiries, reference])).toEqual([
      ["listed", 2, ""],
      ["shown", 1, first.id],
      ["exported", 2, ""],
      ["backed up", 2, ""],
      ["forgotten", 1, first.id],
    ]);
    expect(JSON.stringify(log)).not.toContain("engineer");
  });

  test("the retention erases older enquiries, many in several transactions, each with its line in the log, and nothing else", async () => {
    const store = await open();
    const count = eraseBatchSize + 1;
    const all = Array.from({ length: count }, () => anEnquiry({ receivedAt: noon - dayMs - 1 }));
    for (const enquiry of [...all, anEnquiry()]) await store.receive(enquiry);
    let transactions = 0;
    const counted = {
      ...store.engine,
      transact<T>(work: (run: Run, rollback: () => void) => Promise<T>) {
        transactions++;
        return store.engine.transact(work);
      },
    };
    const erased = await enquiryRecords(counted).purge(dayMs, noon);
    expect(erased.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    expect(await store.stats()).toMatchObject({ enquiries: 1, waiting: 1 });
    // The first two of them are for the time and the log.
    expect(transactions).toBe(4);
    expect(await store.auditLog()).toMatchObject([
      { action: "purged", enquiries: eraseBatchSize },
      { action: "purged", enquiries: 1 },
    ]);
  });
}
