import { expect, test } from "vitest";
import { dayMs } from "#content/time.ts";
import { maxRetryDelayMs } from "../mail/queue.ts";
import { anEnquiry, noon } from "./enquiries.ts";
import type { Stores } from "./test-store.ts";

/** A minute, which docs/enquiry.md states. */
const leaseMs = 60_000;

export function mailQueueContract({ open, beside, contents }: Stores) {
  test("each mail goes to one worker, also across processes", async () => {
    const stores = [await open(), beside()];
    await Promise.all(Array.from({ length: 30 }, () => stores[0]!.receive(anEnquiry())));
    const taken = await Promise.all(
      Array.from({ length: 6 }, (_, index) => stores[index % 2]!.leaseMail(noon, 8)),
    );
    const ids = taken.flat().map(({ enquiry }) => enquiry.id);
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
  });

  test("another worker takes mail when its lease expires, and the first can neither renew it nor report a failure", async () => {
    const store = await open();
    await store.receive(anEnquiry());
    const lost = await store.leaseMail(noon, 1);
    expect(await store.leaseMail(noon + leaseMs - 1, 1)).toEqual([]);
    await store.renewLeases(lost, noon + leaseMs - 1);
    const renewed = noon + 2 * leaseMs - 1;
    expect(await store.leaseMail(renewed - 1, 1)).toEqual([]);
    expect(await store.leaseMail(renewed, 1)).toMatchObject([{ attempts: 2 }]);
    await store.renewLeases(lost, noon + 10 * leaseMs);
    await store.mailFailed(lost[0]!, "failed", "late");
    const [taken] = await store.leaseMail(renewed + leaseMs, 1);
    expect(taken).toMatchObject({ enquiry: { id: lost[0]!.enquiry.id }, attempts: 3 });
    expect(await store.mailSent(taken!, "smtp")).toBe("noted");
    expect(await store.stats()).toMatchObject({ waiting: 0, sent: 1, failed: 0 });
  });

  test("copies that may have arrived are counted, and sent early only if the operator resends them", async () => {
    const store = await open();
    const enquiry = anEnquiry();
    await store.receive(enquiry);
    const [job] = await store.leaseMail(noon, 1);
    await store.mailFailed(job!, { dueAt: noon + 10_000 }, "EREPLY", { copies: 1 });
    expect(await store.sendWaiting()).toEqual([]);
    expect(await store.leaseMail(noon + 9_999, 1)).toEqual([]);
    expect(await store.leaseMail(noon + 10_000, 1)).toMatchObject([{ copies: 1 }]);
    await store.resend(enquiry.id, noon);
    expect(await store.leaseMail(noon, 1)).toMatchObject([{ copies: 0, sendCount: 2 }]);
  });

  test("mail is sent again when it is due; failed mail waits for the operator", async () => {
    const store = await open();
    const enquiry = anEnquiry();
    await store.receive(enquiry);
    const [first] = await store.leaseMail(noon, 1);
    await store.mailFailed(first!, { dueAt: noon + 10_000 }, "ECONNREFUSED");
    expect(await store.leaseMail(noon + 9_999, 1)).toEqual([]);
    // Unless the service starts again, or the operator says so.
    expect(await store.sendWaiting()).toEqual([enquiry.id]);
    const [early] = await store.leaseMail(noon, 1);
    await store.mailFailed(early!, { dueAt: noon + 10_000 }, "ECONNREFUSED");
    const [second] = await store.leaseMail(noon + 10_000, 1);
    await store.mailFailed(second!, "failed", "EENVELOPE 550");
    expect(await store.leaseMail(noon + 10 * maxRetryDelayMs, 1)).toEqual([]);
    expect(await store.stats()).toMatchObject({ failed: 1, waiting: 0 });
    expect(await store.resend(enquiry.id, noon)).toBe(true);
    const [again] = await store.leaseMail(noon, 1);
    expect(again).toMatchObject({ sendCount: 2, attempts: 1 });
    expect(await store.resend("NONE-SUCH", noon)).toBe(false);
  });

  test("a clock that was set back delays no mail", async () => {
    const store = await open();
    await store.receive(anEnquiry());
    const tomorrow = noon + dayMs;
    const [leased] = await store.leaseMail(tomorrow, 1);
    const [taken] = await store.leaseMail(noon, 1);
    expect(taken?.enquiry.id).toBe(leased!.enquiry.id);
    await store.mailFailed(taken!, { dueAt: tomorrow }, "");
    expect(await store.leaseMail(noon, 1)).toHaveLength(1);
  });

  test("mail of a process whose clock is ahead is due at once, and not taken while that process leases it", async () => {
    const [fast, slow] = [await open(), beside()];
    await fast.receive(anEnquiry());
    await fast.receive(anEnquiry({ receivedAt: noon + 60 * 60_000 }));
    expect(await fast.leaseMail(noon + 300, 1)).toHaveLength(1);
    expect(await slow.leaseMail(noon, 2)).toHaveLength(1);
  });

  test("the addresses that rejected a mail are remembered until it is sent or resent", async () => {
    const store = await open();
    const enquiry = anEnquiry();
    const rejected = ["old@laboratory.example"];
    await store.receive(enquiry);
    const [job] = await store.leaseMail(noon, 1);
    await store.mailFailed(job!, "failed", "ERECIPIENT 550", { rejected });
    expect(await store.list(noon, "listed")).toMatchObject([{ mail: "failed", rejected }]);
    await store.resendFailed(noon);
    expect(await store.leaseMail(noon, 1)).toMatchObject([{ rejected }]);
    await store.resend(enquiry.id, noon);
    expect(await store.leaseMail(noon, 1)).toMatchObject([{ rejected: [] }]);
  });

  test("the time is that of the database, or of the one machine", async () => {
    const { engine } = await open();
    expect(Math.abs((await engine.now()) - Date.now())).toBeLessThan(60_000);
  });

  test("all failed mail is sent again at once, and a failed acknowledgement is nothing to look after", async () => {
    const store = await open({ acknowledge: true });
    const enquiry = anEnquiry();
    await store.receive(enquiry);
    const fail = async () => {
      for (const job of await store.leaseMail(noon, 9))
        await store.mailFailed(job, "failed", "550");
    };
    await fail();
    expect(await store.resendFailed(noon)).toEqual([enquiry.id]);
    expect(await store.stats()).toMatchObject({ waiting: 2, failed: 0 });
    await fail();
    expect(await store.stats()).toMatchObject({ waiting: 0, failed: 1 });
  });

  test("a job names earlier enquiries from the same address, and sent mail its delivery", async () => {
    const store = await open();
    const [first, second] = [anEnquiry(), anEnquiry({ receivedAt: noon + 1 })];
    await store.receive({ ...second, email: first.email.toUpperCase() });
    await store.receive(first);
    expect(await store.stats()).toMatchObject({ waiting: 2, oldestWaiting: noon });
    const jobs = await store.leaseMail(noon + 1, 2);
    expect(jobs.find(({ enquiry }) => enquiry.id === second.id)!.earlier).toMatchObject([
      { id: first.id },
    ]);
    for (const job of jobs) await store.mailSent(job, job.earlier.length ? "file" : "smtp");
    const listed = await store.list(noon, "listed");
    expect(listed.map(({ mail }) => mail)).toEqual(["written to a file", "sent"]);
  });

  test("an acknowledgement goes to the visitor only if wanted, and never of suspected spam or to an unusual address", async () => {
    const store = await open({ acknowledge: true });
    await store.receive(anEnquiry());
    await store.receive(anEnquiry({ suspected: ["links"] }));
    await store.receive(anEnquiry({ email: "a@b.example,c@d.example" }));
    await store.receive(anEnquiry({ email: "ü@bücher.in" }));
    const jobs = await store.leaseMail(noon, 10);
    expect(jobs.filter(({ recipient }) => recipient === "laboratory")).toHaveLength(4);
    expect(jobs.filter(({ recipient }) => recipient === "visitor")).toHaveLength(1);
  });

  test("one mailbox gets one acknowledgement within a day, also from two processes at the same moment", async () => {
    const stores = [await open({ acknowledge: true }), beside({ acknowledge: true })];
    const emails = ["victim@site.example", "Victim@SITE.example", "victim+1@site.example"];
    const acknowledged = async (at: number) => {
      const receive = (email: string, index: number) =>
        stores[index % 2]!.receive(anEnquiry({ email, receivedAt: at }));
      await Promise.all([...emails, ...emails].map(receive));
      return (await contents("outbox")).match(/"visitor"/g)?.length;
    };
    expect(await acknowledged(noon)).toBe(1);
    await stores[0]!.deleteExpired(noon + dayMs - 1);
    expect(await acknowledged(noon + dayMs - 1)).toBe(1);
    expect(await acknowledged(noon + dayMs)).toBe(2);
  });
}
