import { expect, onTestFinished, test, vi } from "vitest";
import { StoreUnavailable } from "../enquiries/engines/engine.ts";
import { addresses as one, anEnquiry, noon } from "../testing/enquiries.ts";
import { openTestStore } from "../testing/test-store.ts";
import { until } from "../testing/until.ts";
import type { Mail } from "./enquiry-mail.ts";
import { type Outbox, startOutbox } from "./outbox.ts";
import { nextAttempt, retryDelaysMs } from "./queue.ts";
import { ReplyLost } from "./smtp.ts";

const addresses = { ...one, to: [...one.to, "old@laboratory.example"] };

async function start(send: (mail: Mail) => Promise<void>, store = openTestStore()) {
  const clock = { now: noon };
  let polls = 0;
  const polled = (count = polls + 2) => until("polled", () => polls >= count);
  const lines: unknown[] = [];
  const line = (fields: object, message: string) => void lines.push([fields, message]);
  const eraseMail = vi.fn<(references: string[]) => Promise<void>>(async () => {});
  const outbox: Outbox = startOutbox({
    queue: {
      ...store,
      leaseMail: (...args) => store.leaseMail(...args).finally(() => polls++),
    },
    transport: { delivery: "smtp", send, close: () => {} },
    addresses,
    now: async () => clock.now,
    log: { info: line, warn: line, error: line },
    eraseMail,
    pollMs: 10,
  });
  onTestFinished(async () => {
    await outbox.stop();
    await store.close();
  });
  return { store, clock, outbox, polled, eraseMail, log: () => JSON.stringify(lines) };
}

test("delays grow and add up to a day, then mail is failed", () => {
  expect(retryDelaysMs.toSorted((a, b) => a - b)).toEqual(retryDelaysMs);
  const hours = retryDelaysMs.reduce((sum, delay) => sum + delay, 0) / 3_600_000;
  expect(hours).toBeGreaterThanOrEqual(24);
  expect(hours).toBeLessThan(25);
  expect(nextAttempt(1, 0, 1000)).toEqual({ dueAt: 1000 + retryDelaysMs[0]! });
  expect(nextAttempt(retryDelaysMs.length, 0, 0)).not.toBe("failed");
  expect(nextAttempt(retryDelaysMs.length + 1, 0, 0)).toBe("failed");
});

const refused = (responseCode: number, ...rejected: string[]) => {
  throw Object.assign(new Error(`${responseCode} engineer@site.example`), {
    ...(rejected.length && { rejected }),
    code: "EENVELOPE",
    command: "RCPT TO",
    responseCode,
    permanent: responseCode >= 500,
  });
};

test("mail is sent again after each delay, then failed, and never dropped; one that is rejected for good is failed at once", async () => {
  const send = vi.fn<(mail: Mail) => Promise<void>>(async () => refused(452));
  const { store, clock, outbox, polled, log } = await start(send);
  const enquiry = anEnquiry();
  await store.receive(enquiry);
  outbox.wake();
  for (const [index, delay] of retryDelaysMs.entries()) {
    await until(`attempt ${index + 1}`, () => send.mock.calls.length === index + 1);
    // Not a moment before it is due.
    clock.now += delay - 1;
    await polled();
    expect(send).toHaveBeenCalledTimes(index + 1);
    clock.now += 1;
  }
  await until("failed", async () => (await store.stats()).failed === 1);
  expect(new Set(send.mock.calls.map(([{ messageId }]) => messageId)).size).toBe(1);
  expect(log()).toContain("ERECIPIENT 452");
  expect(log()).not.toContain("engineer");

  send.mockImplementation(async () => {});
  await store.resend(enquiry.id, clock.now);
  await until("sent", async () => (await store.stats()).sent === 1);

  send.mockReset().mockImplementation(async () => refused(550));
  await store.receive(anEnquiry());
  outbox.wake();
  await until("rejected", async () => (await store.stats()).failed === 1);
  expect(send).toHaveBeenCalledTimes(1);
});

test("a mail whose reply is lost is sent three times at most, an hour apart, also after a restart", async () => {
  const send = vi.fn<(mail: Mail) => Promise<void>>(async () => {
    throw new ReplyLost();
  });
  const store = openTestStore();
  await store.receive(anEnquiry());
  const { clock, polled, log } = await start(send, store);
  for (let copies = 1; copies < 3; copies++) {
    await until(`copy ${copies}`, () => log().split("will be retried").length === copies + 1);
    await store.sendWaiting();
    clock.now += 60 * 60_000 - 1;
    await polled();
    expect(send).toHaveBeenCalledTimes(copies);
    clock.now += 1;
  }
  await until("failed", async () => (await store.stats()).failed === 1);
  expect(send).toHaveBeenCalledTimes(3);
  expect(log()).toContain("EREPLY");
});

test("a mail that takes twelve minutes is sent once, also if another process waits for it", async () => {
  const { store, clock, polled, finish, sending } = await startSending();
  const other = await start(sending, store);
  for (let seconds = 0; seconds < 12 * 60; seconds += 20) {
    clock.now += 20_000;
    await polled();
    other.clock.now = clock.now;
    await other.polled();
  }
  expect(sending).toHaveBeenCalledTimes(1);
  finish();
  await until("sent", async () => (await store.stats()).sent === 1);
});

test("a mail that could not be noted as sent is noted later, not sent twice, and logged once", async () => {
  const send = vi.fn<(mail: Mail) => Promise<void>>(async () => {});
  const store = openTestStore();
  await store.receive(anEnquiry());
  let outages = 5;
  const { polled, log } = await start(send, {
    ...store,
    async mailSent(...args) {
      if (outages-- > 0) throw new StoreUnavailable({ code: "57P01" });
      return store.mailSent(...args);
    },
  });
  await until("noted", async () => (await store.stats()).sent === 1);
  await polled();
  expect(send).toHaveBeenCalledTimes(1);
  expect(log().match(/57P01/g)).toHaveLength(1);
});

test("mail that one of two addresses rejects stays open for that one alone, and the log names it", async () => {
  const send = vi.fn<(mail: Mail) => Promise<void>>(async () => refused(452, addresses.to[1]!));
  const { store, clock, outbox, log } = await start(send);
  await store.receive(anEnquiry());
  outbox.wake();
  await until("tried", () => log().includes('"rejected":["old@laboratory.example"]'));
  expect(await store.stats()).toMatchObject({ waiting: 1, sent: 0 });
  send.mockImplementation(async () => {});
  clock.now += retryDelaysMs[0]!;
  await until("sent", async () => (await store.stats()).sent === 1);
  expect(send.mock.calls.map(([{ envelope }]) => envelope?.to)).toEqual([
    undefined,
    ["old@laboratory.example"],
  ]);
});

test("mail that waits for its next attempt is sent when the service starts", async () => {
  const store = openTestStore();
  await store.receive(anEnquiry());
  const [job] = await store.leaseMail(noon, 1);
  await store.mailFailed(job!, { dueAt: noon + 60 * 60_000 }, "EAUTH 535");
  const { clock } = await start(async () => {}, store);
  await until("sent", async () => (await store.stats()).sent === 1);
  expect(clock.now).toBe(noon);
});

/** One mail that is being sent until `finish` is called; others are sent at once. */
async function startSending() {
  const enquiry = anEnquiry();
  const sent: string[] = [];
  const begun = Promise.withResolvers<void>();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const sending = vi.fn<(mail: Mail) => Promise<void>>(async ({ id }) => {
    if (!id.startsWith(enquiry.id)) return void sent.push(id);
    begun.resolve();
    await finished;
  });
  const started = await start(sending);
  await started.store.receive(enquiry);
  started.outbox.wake();
  await begun.promise;
  return { ...started, enquiry, sent, sending, finish };
}

test("one mail that takes minutes does not hold up others, but the stop", async () => {
  const { store, outbox, sent, finish } = await startSending();
  const other = anEnquiry();
  await store.receive(other);
  outbox.wake();
  await until("sent", () => sent.length > 0);
  expect(sent).toEqual([`${other.id}-laboratory-1`]);
  const stopped = outbox.stop();
  finish();
  await stopped;
  expect((await store.stats()).sent).toBe(2);
});

test("mail about an enquiry that was erased meanwhile is erased too", async () => {
  const { store, enquiry, finish, eraseMail } = await startSending();
  await store.forget([enquiry.id], noon);
  finish();
  await until("erased", () => eraseMail.mock.calls.length === 1);
  expect(eraseMail).toHaveBeenCalledWith([enquiry.id]);
});
